import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FieldValue, type FormValues, isEmptyValue } from '../values/field-value.ts'
import { isPlainObject } from '../values/plain-object.ts'
import { joinReferences, type References } from './referent.ts'

type Found = References & Required<Pick<References, 'people' | 'files'>>

/** Ids of everything outside the form that the values point to, each once: to verify before storing, and to echo names. */
export function referencesOf(plan: Pick<FormPlan, 'fields'>, values: FormValues): Found {
  return { people: [], files: [], ...joinReferences(inFields(plan.fields, values)) }
}

function inFields(fields: readonly PlanField[], values: FormValues): References[] {
  return fields.flatMap((field) => {
    const value = values[field.key] ?? null
    if (field.kind.holds === 'rows') return rowsOf(value).flatMap((row) => inFields(field.columns, row))
    return isEmptyValue(value) ? [] : [field.kind.references?.(value, field.settings) ?? {}]
  })
}

function rowsOf(value: FieldValue): FormValues[] {
  return Array.isArray(value) ? (value.filter(isPlainObject) as FormValues[]) : []
}
