import { Instant, mostCounted, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Start of a page: the sort key of the preceding row. */
export type PagePosition = Readonly<{ at: string; id: string }>

export type PageRequest = Readonly<{
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
}>

/**
 * Start and size of a query; the limit is one more than shown, to detect a next page. `total` is what the first page
 * counted, where the page follows it by cursor, and `most` how far a total is counted.
 */
export type PageRange = Readonly<{
  after: PagePosition | null
  offset: number
  limit: number
  total?: number | undefined
  most: number
}>

/** A cursor takes precedence over a page number, which callers without cursors send, and carries the total. */
export function rangeOf({ cursor, currentPage = 1, pageSize }: PageRequest): PageRange {
  const limit = pageSize + 1
  const offset = (currentPage - 1) * pageSize
  // One beyond what people read, or what the page shows, so that callers by number see that more follows.
  const most = Math.max(mostCounted, offset + limit) + 1
  if (cursor === undefined) return { after: null, offset, limit, most }
  const { total, ...after } = readCursor(cursor)
  return { after, offset: 0, limit, total, most }
}

/** Returns the rows of a page, the next cursor, and page numbers. */
export function toPage<Row, Shown>(
  rows: readonly Row[],
  { request, total, placeOf, show }: Shape<Row, Shown>,
) {
  const shown = rows.slice(0, request.pageSize)
  const last = rows.length > request.pageSize ? shown.at(-1) : undefined
  return {
    list: shown.map(show),
    next: last === undefined ? null : writeCursor(placeOf(last), total),
    pagination: { currentPage: request.currentPage ?? 1, pageSize: request.pageSize, total },
  }
}

type Shape<Row, Shown> = Readonly<{
  request: PageRequest
  total: number
  placeOf: (row: Row) => PagePosition
  show: (row: Row) => Shown
}>

function writeCursor({ at, id }: PagePosition, total: number): string {
  return Buffer.from(`${at} ${id} ${total}`).toString('base64url')
}

function readCursor(cursor: string) {
  const [at = '', id = '', counted = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!Instant.safeParse(at).success || id === '' || id.includes('\0'))
    throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  // A cursor of an earlier version has none.
  return { at, id, total: /^\d{1,15}$/.test(counted) ? Number(counted) : undefined }
}
