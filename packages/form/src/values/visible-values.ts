import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FormRights, isHiddenByRights } from '../rules/rights.ts'
import type { FieldValue, FormValues } from './field-value.ts'
import { isPlainObject } from './plain-object.ts'

/** The values without what these rights hide: fields, and columns in every row. What no field names goes, too. */
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
