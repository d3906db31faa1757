import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { importsAreDone } from '../src/features/record-sheets/run-import.ts'
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

type Own = Readonly<{ modelId: string; importId: string }>

/** Sheets that go in and come out of an office, as the clients do it. */
export function sheetsOf(office: Office) {
  const folder = mkdtemp(join(tmpdir(), 'signet-sheets-'))

  /** A file that somebody has uploaded. */
  async function uploaded(as: Account, name: string, bytes: Uint8Array): Promise<string> {
    const authorization = await office.tokenOf(as)
    const tus = { 'Tus-Resumable': '1.0.0', authorization }
    const address = await office.address()
    const metadata = `filename ${Buffer.from(name).toString('base64')}`
    const made = await fetch(new URL('/api/file/Uploader/annex', address), {
      method: 'POST',
      headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
    })
    const path = made.headers.get('location') ?? ''
    await fetch(new URL(path, address), {
      method: 'PATCH',
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: Uint8Array.from(bytes),
    })
    return path.split('/').at(-1) ?? ''
  }

  /** An import whose sheet was read. */
  async function started(
    as: Account,
    { modelId }: PublishedModel,
    name: string,
    bytes: Uint8Array,
    headers?: Parameters<Office['as']>[1],
  ): Promise<Own> {
    const { recordSheets } = await office.as(as, headers)
    const { importId } = await recordSheets.startImport({ modelId, fileId: await uploaded(as, name, bytes) })
    await importsAreDone(office.app.server)
    return { modelId, importId }
  }

  async function committed(as: Account, own: Own) {
    const { recordSheets } = await office.as(as)
    await recordSheets.commitImport(own)
    await importsAreDone(office.app.server)
    return recordSheets.previewImport(own)
  }

  async function bytesOf(url: string): Promise<Buffer> {
    return Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer())
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
