import type { Assignment } from '../kind/field-kind.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FormRights, isHiddenByRights } from '../rules/rights.ts'
import { type FieldValue, type FormValues, isEmptyValue, isPlainObject, ownValue } from './field-value.ts'

/** Returns the values without fields and columns that the rights hide, and without unknown names. */
export function visibleValues(plan: FormPlan, values: FormValues, rights: FormRights): FormValues {
  return shownOf(plan.fields, values, rights)
}

function shownOf(fields: readonly PlanField[], values: FormValues, rights: FormRights): FormValues {
  const shown = fields.filter(
    (field) => Object.hasOwn(values, field.key) && !isHiddenByRights(rights, field.path),
  )
  return Object.fromEntries(
    shown.map((field) => [field.key, shownValue(field, values[field.key] ?? null, rights)]),
  )
}

function shownValue(field: PlanField, value: FieldValue, rights: FormRights): FieldValue {
  if (field.kind.holds !== 'rows' || !Array.isArray(value)) return value
  return value.filter(isPlainObject).map((row) => ({
    id: String(row['id']),
    ...shownOf(field.columns, row as FormValues, rights),
  }))
}

/** A value that the server must assign before storing: its path and its source. */
export type WantedValue = Readonly<{
  /** `number`, or `lines.<row id>.price`. */
  path: string
  field: PlanField
  assignment: Assignment
  /** The sibling values in its row or the form. */
  beside: FormValues
}>

/** Returns the values that the server must assign. An existing bill number is permanent and not requested again. */
export function assignmentsOf(plan: FormPlan, values: FormValues): WantedValue[] {
  return plan.fields.flatMap((field) =>
    field.kind.holds === 'rows'
      ? rowsOf(values[field.key]).flatMap((row) =>
          wantedValue(field.columns, row, `${field.key}.${row['id']}.`),
        )
      : wantedValue([field], values, ''),
  )
}

function wantedValue(fields: readonly PlanField[], beside: FormValues, at: string): WantedValue[] {
  return fields.flatMap((field) => {
    const assignment = field.kind.assignment?.(field.settings)
    if (!assignment) return []
    const isSettled = assignment.from === 'billRule' && !isEmptyValue(ownValue(beside, field.key) as never)
    return isSettled ? [] : [{ path: `${at}${field.key}`, field, assignment, beside }]
  })
}

function rowsOf(rows: FormValues[string] | undefined): FormValues[] {
  return Array.isArray(rows) ? (rows.filter(isPlainObject) as FormValues[]) : []
}
