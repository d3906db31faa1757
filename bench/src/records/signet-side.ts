import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@signet/client'
import { type Product, startProduct } from '@signet/e2e/product'
import { query } from '../database-server.ts'
import { download } from './download.ts'
import { foundOffice, type OfficeOfRows, signIn, tokenOf } from './found-office.ts'
import { columns, idOf, isNear, newRow, wantedKinds } from './rows.ts'
import type { Side } from './side.ts'

type Opening = Readonly<{ databaseUrl: string; folder: string }>

/** The product as its users meet it: over HTTP, as somebody who may see what his department has. */
export async function openSignet({ databaseUrl, folder }: Opening): Promise<Side> {
  const start = () => startProduct({ databaseUrl, dataDir: folder })
  let product = await start()
  const office = await foundOffice(product)
  let reader = await signIn(product, 'reader')
  const { models } = office

  return {
    title: 'Signet',
    databaseUrl,
    tables: await tablesOf(databaseUrl, office),
    restart: async () => {
      await product.stop()
      product = await start()
      reader = await signIn(product, 'reader')
      return product.pid
    },
    page: async (number) => {
      const { list, pagination } = await reader.records.list({
        modelId: models.listed,
        filter: { conditions: [{ field: 'kind', operator: 'anyOf', value: [...wantedKinds] }] },
        sort: [{ field: 'amount', direction: 'descending' }],
        currentPage: number,
        pageSize: 20,
      })
      return { ids: list.map(({ id }) => id), total: pagination.total }
    },
    create: (place) => reader.records.create({ modelId: models.created, values: newRow(place) }),
    importSheet: (csv) => importSheet(product, reader, { modelId: models.imported, csv }),
    exportTo: async (format, file) => {
      const { url } = await reader.recordSheets.exportRecords({ modelId: models.exported, format })
      await download(new URL(url, product.address).href, file)
    },
    stop: () => product.stop(),
  }
}

async function tablesOf(url: string, { near, far, reader, models }: OfficeOfRows): Promise<Side['tables']> {
  const [place] = await query(
    url,
    "select schemaname as schema from pg_tables where tablename = 'form_listed'",
  )
  const born = {
    id: `(${idOf})::text`,
    _created_at: 'now()',
    _changed_at: 'now()',
    _created_by: `'${reader}'`,
    _organization_id: `case when ${isNear} then '${near}' else '${far}' end`,
  }
  const cells = Object.fromEntries(Object.entries(columns).map(([name, value]) => [`f_${name}`, value]))
  const tables = Object.keys(models).map((key) => [
    key,
    { name: `"${place?.['schema']}".form_${key}`, columns: { ...born, ...cells } },
  ])
  return Object.fromEntries(tables)
}

type Import = Readonly<{ modelId: string; csv: string }>

/** As the clients do it: uploaded, read and judged, then taken over. */
async function importSheet(product: Product, reader: Client, { modelId, csv }: Import): Promise<void> {
  const { recordSheets } = reader
  const fileId = await upload(product, csv)
  const { importId } = await recordSheets.startImport({ modelId, fileId })
  const reached = async (wanted: 'ready' | 'done') => {
    for (;;) {
      const { state, failure, bad } = await recordSheets.previewImport({ modelId, importId, pageSize: 1 })
      if (bad > 0 || state === 'failed') throw new Error(`The import found ${bad} bad rows. ${failure}`)
      if (state === wanted) return
      await wait(100)
    }
  }
  await reached('ready')
  await recordSheets.commitImport({ modelId, importId })
  await reached('done')
}

async function upload(product: Product, csv: string): Promise<string> {
  const bytes = Buffer.from(csv)
  const headers = { 'Tus-Resumable': '1.0.0', authorization: await tokenOf(product, 'reader') }
  const made = await fetch(`${product.address}/api/file/Uploader/annex`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${Buffer.from('rows.csv').toString('base64')}`,
    },
  })
  const path = made.headers.get('location') ?? ''
  await fetch(new URL(path, product.address), {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: bytes,
  })
  return path.split('/').at(-1) ?? ''
}
