import type { FieldValue, TableShape } from '@signet/form'
import { type RawBuilder, sql } from 'kysely'
import { cellOf } from './cell.ts'
import type { RecordPlace } from './record-place.ts'

type Column = TableShape['columns'][number]

/** A row as `jsonb_to_recordset` takes it: `c0`, `c1` … in the order of the columns. */
export function cellsByName(
  { plan }: Pick<RecordPlace, 'plan'>,
  { columns }: TableShape,
  row: Readonly<Record<string, FieldValue>>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map((column, at) => [`c${at}`, jsonCell(column, cellOf(plan, column, row))]),
  )
}

/** The closed list of `columnTypes`; nothing else is ever raw. */
export function typeOf({ type }: Column): RawBuilder<unknown> {
  return sql.raw(type)
}

/** Inside JSON a `jsonb` cell is the value itself, not its text. */
function jsonCell({ type }: Column, cell: unknown): unknown {
  return type === 'jsonb' && typeof cell === 'string' ? JSON.parse(cell) : cell
}
