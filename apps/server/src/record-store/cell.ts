import { type FieldValue, type FormPlan, isEmptyValue, type PlanField, type TableShape } from '@signet/form'

type Column = TableShape['columns'][number]
type Values = Readonly<Record<string, FieldValue>>

/** What to bind for a column: the canonical value in the form that the driver takes. */
export function cellOf(plan: FormPlan, column: Column, values: Values): unknown {
  const field = fieldOf(plan, column)
  const value = values[field.key] ?? null
  if (isEmptyValue(value)) return null
  return field.kind.toColumn ? field.kind.toColumn(value) : value
}

/** The canonical value of what the driver gave. */
export function valueIn(plan: FormPlan, column: Column, stored: unknown): FieldValue {
  const field = fieldOf(plan, column)
  if (stored === null || stored === undefined) return field.empty
  // Only `cellOf` writes these columns, so what comes back is a value of the kind.
  return field.kind.fromColumn ? field.kind.fromColumn(stored, field.settings) : (stored as FieldValue)
}

/** The key of the field that a column holds. */
export function keyOf(plan: FormPlan, column: Column): string {
  return fieldOf(plan, column).key
}

function fieldOf(plan: FormPlan, { path }: Column): PlanField {
  const field = plan.byPath.get(path)
  if (!field) throw new Error(`The form has no field ${JSON.stringify(path)}`)
  return field
}
