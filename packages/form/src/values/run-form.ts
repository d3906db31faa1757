import type { FormulaContext } from '@signet/formula'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { RawRow } from '../rows/take-rows.ts'
import { calculated, isShown, type ValueSource } from '../rules/evaluate-rule.ts'
import type { FieldValue, FormValues } from './field-value.ts'
import { type ReadResult, readValue } from './read-value.ts'
import type { RawForm } from './take-values.ts'

/** The result of a field, or of a column of one row. */
export type Cell = Readonly<{
  field: PlanField
  /** The value before hiding, which returns when the field is shown again. */
  reading: ReadResult
  isShown: boolean
  /** The effective value: the reading, or empty while hidden. */
  value: FieldValue
}>

export type RanRow = Readonly<{
  id: string
  place: number
  cells: ReadonlyMap<string, Cell>
  values: Readonly<Record<string, FieldValue>>
}>

/** The whole form, evaluated once in the plan's order. */
export type RanForm = Readonly<{
  values: FormValues
  cells: ReadonlyMap<string, Cell>
  rows: ReadonlyMap<string, readonly RanRow[]>
}>

type OpenRow = { raw: RawRow; cells: Map<string, Cell>; values: Record<string, FieldValue> }

/** Evaluates every value: defaults, calculations and hiding, with the same functions as the store. */
export function runForm(plan: FormPlan, raw: RawForm, context: FormulaContext): RanForm {
  const values: Record<string, FieldValue> = {}
  const cells = new Map<string, Cell>()
  const rows = new Map<string, OpenRow[]>()
  const source: ValueSource = {
    form: (key) => values[key] ?? null,
    row: () => null,
    rows: (key) => (rows.get(key) ?? []).map((row) => row.values),
  }

  for (const field of plan.order) {
    if (field.parent !== undefined) runColumn(field, rows.get(field.parent) ?? [], source, context)
    else if (field.kind.holds === 'rows') rows.set(field.key, openRows(field, raw, cells, source, context))
    else {
      const cell = runCell(field, raw.fields[field.key], source, context)
      cells.set(field.key, cell)
      values[field.key] = cell.value
    }
  }

  const finished = new Map([...rows].map(([key, list]) => [key, list.map(finish)]))
  return { values: inOrder(plan, values, finished), cells, rows: finished }
}

/** Returns the raw value or, without one, the default of the field. */
export function startOf(
  field: PlanField,
  raw: unknown,
  source: ValueSource,
  context: FormulaContext,
): ReadResult {
  if (raw !== undefined) return readValue(field, raw)
  if (field.initial) return { value: calculated(field.initial, field, source, context).value }
  const { default: initial } = field.definition
  return initial && 'value' in initial ? readValue(field, initial.value) : { value: field.empty }
}

/** Returns the value after hiding. */
export function afterHiding(field: PlanField, value: FieldValue, shown: boolean): FieldValue {
  return shown || field.definition.whenHidden === 'keep' ? value : field.empty
}

function runCell(field: PlanField, raw: unknown, source: ValueSource, context: FormulaContext): Cell {
  const reading = field.calculation
    ? calculated(field.calculation, field, source, context)
    : startOf(field, raw, source, context)
  const shown = isShown(field, source, context)
  return { field, reading, isShown: shown, value: afterHiding(field, reading.value, shown) }
}

function openRows(
  table: PlanField,
  raw: RawForm,
  cells: Map<string, Cell>,
  source: ValueSource,
  context: FormulaContext,
): OpenRow[] {
  const shown = isShown(table, source, context)
  const isKept = shown || table.definition.whenHidden === 'keep'
  const rows = isKept ? (raw.rows[table.key] ?? []) : []
  const value: FieldValue = rows.map(({ id }) => ({ id }))
  cells.set(table.key, { field: table, reading: { value }, isShown: shown, value })
  return rows.map((row) => ({ raw: row, cells: new Map(), values: { id: row.id } }))
}

function runColumn(
  column: PlanField,
  rows: readonly OpenRow[],
  form: ValueSource,
  context: FormulaContext,
): void {
  for (const row of rows) {
    const source = { ...form, row: (key: string) => row.values[key] ?? null }
    const cell = runCell(column, row.raw.columns[column.key], source, context)
    row.cells.set(column.key, cell)
    row.values[column.key] = cell.value
  }
}

function finish({ raw, cells, values }: OpenRow): RanRow {
  return { id: raw.id, place: raw.place, cells, values }
}

/** Orders values as in the definition, so that equal forms have equal JSON. */
function inOrder(
  plan: FormPlan,
  values: Readonly<Record<string, FieldValue>>,
  rows: ReadonlyMap<string, readonly RanRow[]>,
): FormValues {
  return Object.fromEntries(
    plan.fields.map((field) => [
      field.key,
      field.kind.holds === 'rows'
        ? (rows.get(field.key) ?? []).map((row) => rowInOrder(field, row))
        : (values[field.key] ?? field.empty),
    ]),
  )
}

function rowInOrder(table: PlanField, { id, values }: RanRow): FieldValue {
  const columns = table.columns.map(({ key, empty }) => [key, values[key] ?? empty] as const)
  return Object.fromEntries([['id', id] as const, ...columns])
}
