import type { z } from 'zod'
import type { PlanField } from '../plan/form-plan.ts'
import type { FieldValue } from './field-value.ts'

const known = new WeakMap<object, z.ZodType<FieldValue>>()

/** What a value of the field has to look like; made when it is first asked for, since most fields of a form are not. */
export function schemaOf(field: Pick<PlanField, 'kind' | 'settings'>): z.ZodType<FieldValue> {
  const schema = known.get(field) ?? field.kind.value(field.settings)
  known.set(field, schema)
  return schema
}
