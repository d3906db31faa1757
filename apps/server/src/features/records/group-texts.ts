import { type FormValues, textOfValue } from '@signet/form'
import type { ListField } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../models/index.ts'
import { namesOf } from '../../references/index.ts'
import type { Group } from './count-store.ts'

/** How the values that groups have in common read; empty for what is missing. */
export async function groupTexts(
  asking: AskingModel,
  { model, viewer }: OpenedModel,
  by: ListField,
  groups: readonly Group[],
): Promise<readonly string[]> {
  if (by.from !== 'form') return groups.map(({ value }) => String(value ?? ''))

  const { field } = by
  const records = groups.map(({ value }): FormValues => ({ [field.key]: fromColumn(by, value) }))
  const names = await namesOf(asking, { form: model.form, records, around: viewer.around })
  const reader = { locale: asking.caller.locale, names }
  return records.map((values) => textOfValue(field, values[field.key], reader))
}

function fromColumn(
  { field }: Extract<ListField, { from: 'form' }>,
  value: Group['value'],
): FormValues[string] {
  if (value === null) return field.empty
  return field.kind.fromColumn ? field.kind.fromColumn(value, field.settings) : value
}
