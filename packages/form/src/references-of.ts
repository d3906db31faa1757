import type { References } from './field-kind.ts'
import { type FieldValue, type FormValues, isEmptyValue } from './field-value.ts'
import type { FormPlan, PlanField } from './form-plan.ts'
import { isPlainObject } from './plain-object.ts'

/** Ids of people and files that the values point to, each once: to verify before storing, and to echo names. */
export function referencesOf(plan: FormPlan, values: FormValues): Required<References> {
  const found = inFields(plan.fields, values)
  return {
    people: [...new Set(found.flatMap(({ people = [] }) => people))],
    files: [...new Set(found.flatMap(({ files = [] }) => files))],
  }
}

function inFields(fields: readonly PlanField[], values: FormValues): References[] {
  return fields.flatMap((field) => {
    const value = values[field.key] ?? null
    if (field.kind.holds === 'rows') return rowsOf(value).flatMap((row) => inFields(field.columns, row))
    return isEmptyValue(value) ? [] : [field.kind.references?.(value) ?? {}]
  })
}

function rowsOf(value: FieldValue): FormValues[] {
  return Array.isArray(value) ? (value.filter(isPlainObject) as FormValues[]) : []
}
