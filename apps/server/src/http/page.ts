import { Instant, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Start of a page: the sort key of the preceding row. */
export type PagePosition = Readonly<{ at: string; id: string }>

export type PageRequest = Readonly<{
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
}>

/** Start and size of a query; the limit is one more than shown, to detect a next page. */
export type PageRange = Readonly<{ after: PagePosition | null; offset: number; limit: number }>

/** A cursor takes precedence over a page number, which callers without cursors send. */
export function rangeOf({ cursor, currentPage = 1, pageSize }: PageRequest): PageRange {
  const after = cursor === undefined ? null : readCursor(cursor)
  return { after, offset: after ? 0 : (currentPage - 1) * pageSize, limit: pageSize + 1 }
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
    next: last === undefined ? null : writeCursor(placeOf(last)),
    pagination: { currentPage: request.currentPage ?? 1, pageSize: request.pageSize, total },
  }
}

type Shape<Row, Shown> = Readonly<{
  request: PageRequest
  total: number
  placeOf: (row: Row) => PagePosition
  show: (row: Row) => Shown
}>

function writeCursor({ at, id }: PagePosition): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

function readCursor(cursor: string): PagePosition {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!Instant.safeParse(at).success || id === '' || id.includes('\0'))
    throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return { at, id }
}
