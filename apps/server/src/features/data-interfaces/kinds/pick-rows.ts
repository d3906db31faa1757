import type { InterfaceRow, InterfaceSource } from '@signet/contract'
import { matchesText } from '../../../people/directory/index.ts'
import type { FoundRows, RowQuery, SourceKind } from './source-kind.ts'

/** Filters and pages rows in memory as a database would. */
export function pickRows(all: readonly InterfaceRow[], wanted: RowQuery): FoundRows {
  const { keyword, searchIn, ids, offset, limit } = wanted
  const chosen = ids && new Set(ids.values)
  const rows = all.filter((row) => {
    if (ids && !chosen?.has(textIn(row, ids.column))) return false
    const columns = searchIn.length > 0 ? searchIn : Object.keys(row)
    return !keyword || columns.some((column) => matchesText(textIn(row, column), keyword))
  })

  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}

/** Returns a value as searchable text; empty for objects and lists. */
export function textIn(row: InterfaceRow, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** Rows that an administrator entered. */
export const staticRows: SourceKind<Extract<InterfaceSource, { kind: 'static' }>> = {
  answersWhole: true,
  refuse: () => undefined,
  rows: async ({ rows }, { wanted }) => pickRows(rows, wanted),
}
