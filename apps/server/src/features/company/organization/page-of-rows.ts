import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

type RowsQuery = Readonly<{
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
  /** Whether the keys descend. */
  isDown?: boolean
}>
type RowPage<Row> = Readonly<{
  list: readonly Row[]
  next: string | null
  pagination: { currentPage: number; pageSize: number; total: number }
}>

/**
 * Pages rows in memory, ordered by `keyOf`. The cursor is the last row's key, so that inserted and removed
 * rows shift nothing. Refuses `request.invalid` for a malformed cursor.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { cursor, currentPage = 1, pageSize, isDown = false }: RowsQuery,
  keyOf: (row: Row) => readonly [string, string],
): RowPage<Row> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const isPast = (row: Row, place: readonly [string, string]) =>
    isDown ? isAfter(place, keyOf(row)) : isAfter(keyOf(row), place)
  const found = after ? rows.findIndex((row) => isPast(row, after)) : (currentPage - 1) * pageSize
  const begin = found < 0 ? rows.length : found
  const list = rows.slice(begin, begin + pageSize)
  const last = list.at(-1)

  return {
    list,
    next: last !== undefined && rows.length > begin + pageSize ? writeCursor(keyOf(last)) : null,
    pagination: { currentPage, pageSize, total: rows.length },
  }
}

function isAfter([a, idA]: readonly [string, string], [b, idB]: readonly [string, string]): boolean {
  return a > b || (a === b && idA > idB)
}

function writeCursor(key: readonly [string, string]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function readCursor(cursor: string): readonly [string, string] {
  const parts = Buffer.from(cursor, 'base64url')
    .toString()
    .match(/^\["((?:[^"\\]|\\.)*)","([^"\\]*)"\]$/)
  if (!parts) throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return JSON.parse(parts[0]) as [string, string]
}
