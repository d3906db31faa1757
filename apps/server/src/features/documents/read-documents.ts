import { contract, type RefusalCode, type DocumentRow as Shown } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import { findFile, packLink, ticketLink, uniqueNames } from '../files/index.ts'
import { type DocumentRow, keptIn } from './document-store.ts'
import { type DocumentCaller, mayChange, readableDocument } from './my-document.ts'
import { readersOf } from './share-store.ts'
import { documentsOn, foldersAround } from './shelf-store.ts'

export const listDocuments = serve(contract.documents.list, async (call) => {
  const { input, actor, tx, server } = call
  if (input.parentId !== undefined) await readableDocument(call, input.parentId)

  const { rows, total } = await documentsOn(tx, { reader: actor, query: input, range: rangeOf(input) })
  const directory = await server.directories.of(actor.tenant)
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ createdAt: at, id }) => ({ at, id }),
    show: (row) => documentView({ directory, actor }, row),
  })
})

export const openDocument = serve(contract.documents.open, async (call) => {
  const { input, actor, tx, server } = call
  const document = await readableDocument(call, input.id)
  const directory = await server.directories.of(actor.tenant)
  const shown = documentView({ directory, actor }, document)
  return {
    ...shown,
    parentId: document.parentId,
    path: [...(await foldersAround(tx, actor, document.line))],
    readers: shown.can.change ? (await readersOf(tx, document.id)).map(personRef(directory)) : [],
  }
})

export const downloadDocument = serve(contract.documents.download, async (call) => {
  const document = await readableDocument(call, call.input.id)
  const file = document.fileId === null ? undefined : await findFile(call.tx, document.fileId)
  if (!file) throw new Refusal<RefusalCode>('documents.notFound')
  return ticketLink(call, { ...file, name: document.name })
})

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
    for (const [index, { id }] of inside.entries()) named.set(id, names[index] ?? id)
  }
  return new Map(rows.map(({ id, line }) => [id, line.flatMap((part) => named.get(part) ?? []).join('/')]))
}

type ViewContext = Readonly<{ directory: Snapshot; actor: DocumentCaller['actor'] }>

/** Returns a document as this person sees it. */
function documentView({ directory, actor }: ViewContext, row: DocumentRow): Shown {
  const { id, name, fileId, size, type, ownerId, folder, createdAt, isShared } = row
  return {
    ...{ id, name, type, createdAt },
    isShared: isShared === true,
    kind: fileId === null ? 'folder' : 'file',
    size: Number(size),
    folder: folder ?? '',
    owner: ownerId === null ? null : personRef(directory)(ownerId),
    can: { change: mayChange({ actor }, row) },
  }
}
