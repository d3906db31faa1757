import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FieldValue, type FormValues, isEmptyValue, isPlainObject } from '../values/field-value.ts'
import { childTableName, columnName } from './tables-of.ts'

/** A record by column name; null where a field is empty. */
export type StoredColumns = Readonly<Record<string, unknown>>

/** A row of a child table: its id (unique in its parent), its index from 0, and its columns. */
export type StoredRow = Readonly<{ id: string; place: number; columns: StoredColumns }>

/** The stored form of a record: columns of the main table, and rows by child table name. */
export type StoredForm = Readonly<{
  columns: StoredColumns
  children: Readonly<Record<string, readonly StoredRow[]>>
}>

/** Converts canonical values (from `checkValues`) to columns and child rows. */
export function toRow(plan: FormPlan, values: FormValues): StoredForm {
  const tables = plan.fields.filter(({ kind }) => kind.holds === 'rows')
  return {
    columns: toColumns(plan.fields, values),
    children: Object.fromEntries(
      tables.map((table) => [childTableName(plan, table), toRows(table, values[table.key])]),
    ),
  }
}

/** The inverse of `toRow`. Columns of fields added later may be missing; child rows come in any order. */
export function fromRow(plan: FormPlan, { columns, children }: StoredForm): FormValues {
  return Object.fromEntries(
    plan.fields.map((field) => [
      field.key,
      field.kind.holds === 'rows'
        ? fromRows(field, children[childTableName(plan, field)] ?? [])
        : fromColumn(field, columns),
    ]),
  )
}

function toColumns(fields: readonly PlanField[], values: FormValues): StoredColumns {
  const stored = fields.filter((field) => field.kind.column(field.settings))
  return Object.fromEntries(
    stored.map((field) => [columnName(field), toColumn(field, values[field.key] ?? null)]),
  )
}

function toColumn(field: PlanField, value: FieldValue): unknown {
  if (isEmptyValue(value)) return null
  return field.kind.toColumn ? field.kind.toColumn(value) : value
}

function toRows(table: PlanField, rows: FieldValue | undefined): StoredRow[] {
  if (!Array.isArray(rows)) return []
  return rows.filter(isPlainObject).map((row, index) => ({
    id: String(row['id']),
    place: index,
    columns: toColumns(table.columns, row as FormValues),
  }))
}

function fromRows(table: PlanField, rows: readonly StoredRow[]): FieldValue {
  return rows
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, columns }) =>
      Object.fromEntries([
        ['id', id] as const,
        ...table.columns.map((column) => [column.key, fromColumn(column, columns)] as const),
      ]),
    )
}

function fromColumn(field: PlanField, columns: StoredColumns): FieldValue {
  const stored = columns[columnName(field)]
  if (stored === null || stored === undefined) return field.empty
  return field.kind.fromColumn ? field.kind.fromColumn(stored, field.settings) : (stored as FieldValue)
}
