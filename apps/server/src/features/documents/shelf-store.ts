import type { contract, documentOrders, ParsedInput } from '@signet/contract'
import { isNamedLike, type Reader, totalOf } from '@signet/db'
import { type RawBuilder, sql } from 'kysely'
import type { PageRange } from '../../http/page.ts'
import {
  type DocumentReader,
  isKept,
  isReadable,
  isSharedItself,
  isSharedWith,
} from '../../people/rights/document-rights.ts'
import { type DocumentRow, documentsIn, findDocument } from './document-store.ts'

type ShelfQuery = Pick<
  ParsedInput<typeof contract.documents.list>,
  'shelf' | 'parentId' | 'keyword' | 'kind' | 'sort'
>

/** Returns the documents on a shelf or in one of its folders, in the requested order. */
export async function documentsOn(
  db: Reader,
  { reader, query, range }: Readonly<{ reader: DocumentReader; query: ShelfQuery; range: PageRange }>,
) {
  const matching = onShelf(db, reader, query)
  const { after, offset, limit } = range
  const order = documentOrder[query.sort]
  const last = after === null ? null : await findDocument(db, after.id)
  const rows = await matching
    // If the last row was purged, the page is empty and the client reloads the list.
    .$if(after !== null, (query) => query.where(last ? order.isAfter(last) : sql<boolean>`false`))
    .orderBy(order.by)
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(db, range, matching.clearSelect()) }
}

function onShelf(db: Reader, reader: DocumentReader, { shelf, parentId, kind, keyword }: ShelfQuery) {
  const found = documentsIn(db)
    .$if(Boolean(keyword), (query) => query.where(isNamedLike('document.name', keyword)))
    .$if(kind !== undefined, (query) =>
      query.where('document.fileId', kind === 'folder' ? 'is' : 'is not', null),
    )
  const { personId } = reader
  if (shelf === 'bin')
    return found.where('document.ownerId', '=', personId).where('document.binnedAt', 'is not', null)

  const readable = found.where(isReadable(reader))
  if (parentId !== undefined) return readable.where(liesIn(parentId, keyword))
  switch (shelf) {
    case 'mine':
      return readable
        .where('document.ownerId', '=', personId)
        .$if(!keyword, (query) => query.where('document.parentId', 'is', null))
    case 'myShares':
      return readable.where('document.ownerId', '=', personId).where(isSharedItself())
    case 'shared':
      return (
        readable
          .where('document.ownerId', '!=', personId)
          // Contents of a shared folder appear by opening it or by search.
          .where(!keyword ? isSharedItself(personId) : isSharedWith(personId))
      )
    case 'archive':
      return readable.where('document.ownerId', 'is', null).where('document.fileId', 'is not', null)
  }
}

/** Matches direct contents, or with a keyword, contents at any depth. */
function liesIn(folderId: string, keyword: string | undefined) {
  return !keyword
    ? sql<boolean>`document.parent_id = ${folderId}`
    : sql<boolean>`document.line @> array[${folderId}] and document.id <> ${folderId}`
}

type FolderName = Readonly<{ id: string; name: string }>

/** Returns the readable ancestors of a document, outermost first. */
export async function foldersAround(
  db: Reader,
  reader: DocumentReader,
  line: readonly string[],
): Promise<readonly FolderName[]> {
  const rows = await documentsIn(db)
    .where('document.id', 'in', [...line])
    .where(isReadable(reader))
    .execute()
  const byId = new Map(rows.map(({ id, name }) => [id, { id, name }]))
  return line.slice(0, -1).flatMap((id) => byId.get(id) ?? [])
}

/** Returns the document if this person may read it. */
export function findReadable(db: Reader, reader: DocumentReader, id: string) {
  return documentsIn(db).where('document.id', '=', id).where(isReadable(reader)).executeTakeFirst()
}

/** Returns the person's own documents in the trash, by id. */
export function inBin(db: Reader, ownerId: string, ids: readonly string[]) {
  return documentsIn(db)
    .where('document.id', 'in', [...ids])
    .where('document.ownerId', '=', ownerId)
    .where('document.binnedAt', 'is not', null)
    .execute()
}

/** Returns documents outside the trash, by id. */
export function selectOwnDocuments(db: Reader, ids: readonly string[]) {
  return documentsIn(db)
    .where('document.id', 'in', [...ids])
    .where(isKept)
    .orderBy('document.id')
    .execute()
}

type Order = Readonly<{
  by: RawBuilder<unknown>
  /** Condition for documents after this one. */
  isAfter: (last: DocumentRow) => RawBuilder<boolean>
}>

/** Sorts Chinese names by pinyin. */
const named = sql`lower(document.name) collate "zh-x-icu"`

/** Sorts folders before files in every order. */
const isFolder = sql`(document.file_id is null)`

const documentOrder: Readonly<Record<(typeof documentOrders)[number], Order>> = {
  newest: {
    by: sql`${isFolder} desc, document.created_at desc, document.id desc`,
    isAfter: ({ fileId, createdAt, id }) =>
      sql`(${isFolder}, document.created_at, document.id) < (${fileId === null}, ${createdAt}::timestamptz, ${id})`,
  },
  name: {
    by: sql`not ${isFolder}, ${named}, document.id`,
    isAfter: ({ fileId, name, id }) =>
      sql`(not ${isFolder}, ${named}, document.id) > (${fileId !== null}, lower(${name}), ${id})`,
  },
  largest: {
    by: sql`${isFolder} desc, coalesce(file.size, 0) desc, document.id desc`,
    isAfter: ({ fileId, size, id }) =>
      sql`(${isFolder}, coalesce(file.size, 0), document.id) < (${fileId === null}, ${size}::bigint, ${id})`,
  },
}
