import { type FormValues, textOfValue } from '@signet/form'
import type { ListField } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { readerOf } from '../shown/reader-of.ts'
import { systemTextOf } from '../shown/system-value.ts'
import type { Group } from '../sources/count-store.ts'

/** Returns the display texts of group values; empty for a missing value. */
export async function groupTexts(
  asking: AskingModel,
  opened: OpenedModel,
  by: ListField,
  groups: readonly Group[],
): Promise<readonly string[]> {
  if (by.from === 'record') {
    const reader = readerOf(asking, opened)
    return groups.map(({ value }) => systemTextOf(by.system, value === null ? null : String(value), reader))
  }

  const { field } = by
  const { model, viewer } = opened
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
