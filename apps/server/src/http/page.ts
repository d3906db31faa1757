import { Instant, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Where a page begins: the sort key of the last row before it. */
export type Place = Readonly<{ at: string; id: string }>

export type PageAsked = Readonly<{
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
}>

/** How many rows to ask for (one more than shown, to know whether there are more), and from where. */
export type PageRange = Readonly<{ after: Place | null; offset: number; limit: number }>

/** A cursor wins over a page number; a page number is for callers that know no cursors. */
export function rangeOf({ cursor, currentPage = 1, pageSize }: PageAsked): PageRange {
  const after = cursor === undefined ? null : readCursor(cursor)
  return { after, offset: after ? 0 : (currentPage - 1) * pageSize, limit: pageSize + 1 }
}

/** The rows of one page, the cursor of the following one, and what page callers want to know. */
export function toPage<Row, Shown>(rows: readonly Row[], { asked, total, placeOf, show }: Shape<Row, Shown>) {
  const shown = rows.slice(0, asked.pageSize)
  const last = rows.length > asked.pageSize ? shown.at(-1) : undefined
  return {
    list: shown.map(show),
    next: last === undefined ? null : writeCursor(placeOf(last)),
    pagination: { currentPage: asked.currentPage ?? 1, pageSize: asked.pageSize, total },
  }
}

type Shape<Row, Shown> = Readonly<{
  asked: PageAsked
  total: number
  placeOf: (row: Row) => Place
  show: (row: Row) => Shown
}>

function writeCursor({ at, id }: Place): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

function readCursor(cursor: string): Place {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!Instant.safeParse(at).success || id === '' || id.includes('\0'))
    throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return { at, id }
}
