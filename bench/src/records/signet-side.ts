import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@signet/client'
import { firstRunCode, type Product, startProduct } from '@signet/e2e/product'
import type { FormDefinitionInput } from '@signet/form'
import type { ListDefinitionInput } from '@signet/list'
import { query } from '../database-server.ts'
import { columns, idOf, isNear, kinds, newRow, wantedKinds } from './rows.ts'
import { download, type Side } from './side.ts'

type SideOptions = Readonly<{ databaseUrl: string; folder: string }>

/** Opens the product over HTTP, as a user who may read the records of one department. */
export async function openSignet({ databaseUrl, folder }: SideOptions): Promise<Side> {
  const start = () => startProduct({ databaseUrl, dataDir: folder })
  let product = await start()
  const office = await createOffice(product)
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
    create: (index) => reader.records.create({ modelId: models.created, values: newRow(index) }),
    importSheet: (csv) => importSheet(product, reader, { modelId: models.imported, csv }),
    exportTo: async (format, file) => {
      const { url } = await reader.recordSheets.exportRecords({ modelId: models.exported, format })
      await download(new URL(url, product.address).href, file)
    },
    stop: () => product.stop(),
  }
}

async function tablesOf(url: string, { near, far, reader, models }: RecordsOffice): Promise<Side['tables']> {
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

/** Imports a sheet as the clients do: upload, preview, commit. */
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

const password = 'a-long-bench-password'

/** A company of two departments with a reader who may read one of them, and the models of the rows. */
type RecordsOffice = Readonly<{
  near: string
  far: string
  reader: string
  models: Readonly<Record<Key, string>>
}>
const keys = ['listed', 'created', 'imported', 'exported'] as const
type Key = (typeof keys)[number]

async function createOffice(product: Product): Promise<RecordsOffice> {
  await product.client().session.createFirstAdministrator({
    code: firstRunCode,
    companyName: 'Bench',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const { organization, ...design } = await signIn(product, 'admin')
  const department = (enCode: string) =>
    organization.createOrganize({ fullName: enCode, enCode, category: 'department' })
  const { id: near } = await department('near')
  const { id: far } = await department('far')
  const post = await organization.createPosition({ organizeId: near, fullName: 'Clerk', enCode: 'clerk' })
  const { id: reader } = await organization.createUser({
    account: 'reader',
    realName: 'Reader',
    password,
    mustChangePassword: false,
    positionIds: [post.id],
  })
  const models = await Promise.all(keys.map(async (key) => [key, await publishModel(design, key)] as const))
  return { near, far, reader, models: Object.fromEntries(models) as Record<Key, string> }
}

async function signIn(product: Product, account: 'admin' | 'reader'): Promise<Client> {
  return product.client(await tokenOf(product, account))
}

async function tokenOf(product: Product, account: 'admin' | 'reader'): Promise<string> {
  return (await product.client().session.login({ account, password })).token
}

type Design = Pick<Client, 'formDesign' | 'listDesign'>

async function publishModel({ formDesign, listDesign }: Design, key: Key): Promise<string> {
  const { id } = await formDesign.create({ name: key, code: key, definition: { ...form(key) } })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: list(key) })
  await listDesign.publish({ id, reason: 'Test' })
  await listDesign.createGrant({
    id,
    name: 'Records of the own department',
    holders: [{ kind: 'everybody' }],
    permission: { records: { scope: 'department' } },
  })
  return id
}

function form(key: Key): FormDefinitionInput {
  const options = kinds.map((id) => ({ id, label: id }))
  return {
    version: 1,
    key,
    fields: [
      { key: 'title', kind: 'input', label: 'title', required: true, inList: true },
      { key: 'code', kind: 'input', label: 'code', required: true },
      { key: 'amount', kind: 'number', label: 'amount', settings: { precision: 2 } },
      { key: 'kind', kind: 'select', label: 'kind', settings: { options } },
      { key: 'signed', kind: 'date', label: 'signed' },
      { key: 'quantity', kind: 'number', label: 'quantity' },
      { key: 'paid', kind: 'switch', label: 'paid' },
      { key: 'note', kind: 'input', label: 'note' },
    ],
  }
}

/** Models that are only exported or imported have few searches, so that few indexes are needed. */
function list(key: Key): ListDefinitionInput {
  const isQueried = key === 'listed' || key === 'created'
  return {
    version: 1,
    columns: Object.keys(columns).map((field) => ({ field, sortable: isQueried })),
    searches: isQueried ? ['kind', 'amount', 'signed'].map((field) => ({ field })) : [],
    keyword: isQueried ? ['title', 'code'] : [],
    sort: [{ field: 'amount', direction: 'descending' }],
    restricts: { records: true },
  }
}
