import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { FieldValue, FormValues } from '../values/field-value.ts'
import { assignAtCreation } from '../values/given.ts'
import { type RanRow, runForm } from '../values/run-form.ts'
import { takeValues } from '../values/take-values.ts'
import type { CellWorld } from './cell.ts'

type Start = Readonly<{ values?: FormValues | undefined; draft?: FormValues | undefined; world: CellWorld }>

/** Returns the start values of the cells before hiding: stored values under the draft, or defaults in a new form. */
export function startValues(plan: FormPlan, { values, draft, world }: Start): FormValues {
  if (values && !draft) return values

  const { rights, context } = world.context
  const given = values ? undefined : assignAtCreation(context)
  const form = runForm(plan, takeValues(plan, draft ?? {}, { rights, previous: values, given }).raw, context)

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

/** A calculation over values that the client does not have keeps the server's result. */
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

/** Returns ids `r1`, `r2` and so on above the highest taken number, without repetition. */
export function freeIds(taken: () => readonly string[]): () => string {
  let last: number | undefined
  return () => {
    last ??= Math.max(0, ...taken().map((id) => Number(/^r(\d{1,9})$/.exec(id)?.[1] ?? 0)))
    last += 1
    return `r${last}`
  }
}
