import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { FieldValue, FormValues } from '../values/field-value.ts'
import { atCreation } from '../values/given.ts'
import { type RanRow, runForm } from '../values/run-form.ts'
import { takeValues } from '../values/take-values.ts'
import type { CellWorld } from './cell.ts'

type Start = Readonly<{ values?: FormValues | undefined; draft?: FormValues | undefined; world: CellWorld }>

/** What each cell starts with, before hiding: what is stored, then the draft over it; defaults in a new form. */
export function startValues(plan: FormPlan, { values, draft, world }: Start): FormValues {
  if (values && !draft) return values

  const { rights, around } = world.context
  const given = values ? undefined : atCreation(around)
  const form = runForm(plan, takeValues(plan, draft ?? {}, { rights, previous: values, given }).raw, around)

  return Object.fromEntries(
    plan.fields.map((field) => [
      field.key,
      field.kind.holds === 'rows'
        ? (form.rows.get(field.key) ?? []).map((row) =>
            rowValues(field, row, givenRow(values, field, row), world),
          )
        : startOf(field, form.cells.get(field.key)?.reading.value, values, world),
    ]),
  )
}

function rowValues(
  table: PlanField,
  row: RanRow,
  stored: FormValues | undefined,
  world: CellWorld,
): FieldValue {
  return Object.fromEntries([
    ['id', row.id] as const,
    ...table.columns.map(
      (column) =>
        [column.key, startOf(column, row.cells.get(column.key)?.reading.value, stored, world)] as const,
    ),
  ])
}

/** A calculation over what this client was not given keeps the value that the server worked out. */
function startOf(
  field: PlanField,
  value: FieldValue | undefined,
  stored: FormValues | undefined,
  world: CellWorld,
): FieldValue {
  const isGiven = field.calculation && world.isBlind(field.sources)
  return (isGiven ? stored?.[field.key] : value) ?? field.empty
}

function givenRow(values: FormValues | undefined, table: PlanField, { id }: RanRow): FormValues | undefined {
  const rows = values?.[table.key]
  return Array.isArray(rows) ? rows.find((row: FormValues) => row['id'] === id) : undefined
}
