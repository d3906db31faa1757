import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { packLink, uniqueNames } from '../files/index.ts'
import { keptIn } from './document-store.ts'
import { readableDocument } from './my-document.ts'

const mostDocuments = 1000

/** Readers of a folder may read all its contents. */
export const packDocuments = serve(contract.documents.pack, async (call) => {
  const { ids } = call.input
  for (const id of ids) await readableDocument(call, id)

  const rows = await keptIn(call.tx, ids, mostDocuments + 1)
  if (rows.length > mostDocuments)
    throw new Refusal<RefusalCode>('documents.tooManyToPack', { max: mostDocuments })
  const files = rows.flatMap(({ id, fileId, state }) => (fileId && state === 'ready' ? [{ id, fileId }] : []))
  if (files.length === 0) throw new Refusal<RefusalCode>('documents.nothingToPack')

  const paths = packedPaths(rows)
  return packLink(call, {
    fileIds: files.map(({ fileId }) => fileId),
    names: files.map(({ id }) => paths.get(id) ?? id),
  })
})

type ZipRow = Readonly<{ id: string; parentId: string | null; line: readonly string[]; name: string }>

/** Returns unique paths in the zip that keep the folders. */
function packedPaths(rows: readonly ZipRow[]): ReadonlyMap<string, string> {
  const ids = new Set(rows.map(({ id }) => id))
  const folders = Map.groupBy(rows, ({ parentId }) => (parentId && ids.has(parentId) ? parentId : ''))
  const named = new Map<string, string>()
  for (const inside of folders.values()) {
    const names = uniqueNames(inside.map(({ name }) => name))
    for (const [place, { id }] of inside.entries()) named.set(id, names[place] ?? id)
  }
  return new Map(rows.map(({ id, line }) => [id, line.flatMap((part) => named.get(part) ?? []).join('/')]))
}
