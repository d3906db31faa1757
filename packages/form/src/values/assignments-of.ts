import type { Assignment } from '../kind/field-kind.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FormValues, isEmptyValue } from './field-value.ts'
import { isPlainObject, ownValue } from './plain-object.ts'

/** A value that the server has to give before it stores: where, and from what. */
export type WantedValue = Readonly<{
  /** `number`, or `lines.<row id>.price`. */
  path: string
  field: PlanField
  assignment: Assignment
  /** The values that stand beside it: of its row, or of the form. */
  beside: FormValues
}>

/** What the server has to give for these values. A bill number that is there already stays for ever and is not asked again. */
export function assignmentsOf(plan: FormPlan, values: FormValues): WantedValue[] {
  return plan.fields.flatMap((field) =>
    field.kind.holds === 'rows'
      ? rowsOf(values[field.key]).flatMap((row) => wanted(field.columns, row, `${field.key}.${row['id']}.`))
      : wanted([field], values, ''),
  )
}

function wanted(fields: readonly PlanField[], beside: FormValues, at: string): WantedValue[] {
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
