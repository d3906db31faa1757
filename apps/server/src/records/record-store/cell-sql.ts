import type { FieldValue, TableShape } from '@signet/form'
import { type RawBuilder, sql } from 'kysely'
import { cellOf } from './cell.ts'
import type { RecordPlace } from './record-place.ts'

type Column = TableShape['columns'][number]

/** Returns a row for `jsonb_to_recordset`: `c0`, `c1` … in column order. */
export function cellsByName(
  { plan }: Pick<RecordPlace, 'plan'>,
  { columns }: TableShape,
  row: Readonly<Record<string, FieldValue>>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map((column, at) => [`c${at}`, jsonCell(column, cellOf(plan, column, row))]),
  )
}

/** The type comes from the closed list of `columnTypes`; no other raw SQL is used. */
export function typeOf({ type }: Column): RawBuilder<unknown> {
  return sql.raw(type)
}

/** Within JSON, a `jsonb` cell is a value rather than text. */
function jsonCell({ type }: Column, cell: unknown): unknown {
  return type === 'jsonb' && typeof cell === 'string' ? JSON.parse(cell) : cell
}
