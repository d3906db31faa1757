import { Refusal } from '@signet/std'
import type { LocalizedText } from '../definition/localized-text.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { ColumnType } from './column.ts'

/** Fields of the form that together tell one record from another. */
export type UniqueFields = Readonly<{ fields: readonly PlanField[]; message?: LocalizedText | undefined }>

const comparable: readonly (ColumnType | undefined)[] = ['text', 'numeric', 'date', 'timestamp']

/** Can records be told apart by such a column? */
export function isComparable(type: ColumnType | undefined): boolean {
  return comparable.includes(type)
}

/**
 * What must be unique among the records of a form: single fields, and fields together. Refuses
 * `form.definitionInvalid` for something that is no field of the form, or cannot be compared.
 */
export function uniqueFields({ definition, fields, byPath }: FormPlan): UniqueFields[] {
  const single = fields.filter((field) => field.definition.unique).map((field) => [field])
  const together = definition.uniqueTogether.map(({ fields: keys, message }, place) => ({
    fields: keys.map((key) => byPath.get(key) ?? refuse(`uniqueTogether.${place}`, `names no field ${key}`)),
    message,
  }))
  for (const field of single.flat()) refuseIncomparable(field, `${field.path}.unique`)
  for (const [place, one] of together.entries())
    for (const field of one.fields) refuseIncomparable(field, `uniqueTogether.${place}`)

  return [...single.map((own) => ({ fields: own })), ...together]
}

function refuseIncomparable({ kind, settings, path }: PlanField, at: string): void {
  const type = kind.column(settings)?.type
  if (path.includes('.') || !isComparable(type)) refuse(at, `${path} has no value to compare`)
}

function refuse(path: string, reason: string): never {
  throw new Refusal('form.definitionInvalid', { path, reason })
}
