import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { importsAreDone } from '../src/features/record-sheets/importing/run-import.ts'
import { type Cell, readSheet, writeXlsx } from '../src/sheets/index.ts'
import type { Account } from './company.ts'
import type { PublishedModel } from './company-models.ts'
import type { Office } from './office.ts'

export async function workbook(...rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  async function* batches() {
    yield rows
  }
  return buffer(writeXlsx(batches(), { name: '合同', at: new Date(0) }))
}

type ImportKey = Readonly<{ modelId: string; importId: string }>

/** Uploads, imports and exports sheets of an office, as the clients do. */
export function sheetsOf(office: Office) {
  const folder = mkdtemp(join(tmpdir(), 'signet-sheets-'))

  /** Uploads a file and returns its id. */
  async function uploaded(as: Account, name: string, bytes: Uint8Array): Promise<string> {
    const headers = { 'tus-resumable': '1.0.0', authorization: await office.tokenOf(as) }
    const metadata = `filename ${Buffer.from(name).toString('base64')}`
    const made = await office.app.http.inject({
      method: 'POST',
      url: '/api/file/Uploader/annex',
      headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
    })
    const path = new URL(String(made.headers.location), 'http://office').pathname
    await office.app.http.inject({
      method: 'PATCH',
      url: path,
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.from(bytes),
    })
    return path.split('/').at(-1) ?? ''
  }

  /** Starts an import and waits until its sheet is read. */
  async function started(
    as: Account,
    { modelId }: PublishedModel,
    name: string,
    bytes: Uint8Array,
    headers?: Parameters<Office['as']>[1],
  ): Promise<ImportKey> {
    const { recordSheets } = await office.as(as, headers)
    const { importId } = await recordSheets.startImport({ modelId, fileId: await uploaded(as, name, bytes) })
    await importsAreDone(office.app.server)
    return { modelId, importId }
  }

  async function committed(as: Account, own: ImportKey) {
    const { recordSheets } = await office.as(as)
    await recordSheets.commitImport(own)
    await importsAreDone(office.app.server)
    return recordSheets.previewImport(own)
  }

  async function bytesOf(url: string): Promise<Buffer> {
    return (await office.app.http.inject({ url })).rawPayload
  }

  async function sheetAt({ url }: Readonly<{ url: string }>): Promise<(readonly string[])[]> {
    const path = join(await folder, 'downloaded')
    await writeFile(path, await bytesOf(url))
    const rows: (readonly string[])[] = []
    for await (const { cells } of readSheet(path)) rows.push(cells)
    return rows
  }

  const clear = async () => rm(await folder, { recursive: true })

  return { uploaded, started, committed, bytesOf, sheetAt, clear }
}
