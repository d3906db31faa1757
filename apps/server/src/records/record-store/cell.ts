import { type FieldValue, type FormPlan, isEmptyValue, type PlanField, type TableShape } from '@signet/form'
import { type RawBuilder, sql } from 'kysely'
import type { RecordPlace } from './record-place.ts'

type Column = TableShape['columns'][number]
type Values = Readonly<Record<string, FieldValue>>

/** Returns the value to bind for a column, in the driver's format. */
export function cellOf(plan: FormPlan, column: Column, values: Values): unknown {
  const field = fieldOf(plan, column)
  const value = values[field.key] ?? null
  if (isEmptyValue(value)) return null
  return field.kind.toColumn ? field.kind.toColumn(value) : value
}

/** Returns the canonical value of a stored cell. */
export function valueIn(plan: FormPlan, column: Column, stored: unknown): FieldValue {
  const field = fieldOf(plan, column)
  if (stored === null || stored === undefined) return field.empty
  // Only `cellOf` writes these columns, so the cell is a value of the kind.
  return field.kind.fromColumn ? field.kind.fromColumn(stored, field.settings) : (stored as FieldValue)
}

export function keyOf(plan: FormPlan, column: Column): string {
  return fieldOf(plan, column).key
}

function fieldOf(plan: FormPlan, { path }: Column): PlanField {
  const field = plan.byPath.get(path)
  if (!field) throw new Error(`The form has no field ${JSON.stringify(path)}`)
  return field
}

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
