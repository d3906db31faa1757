import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { amountText, type FormValues, textOfValue } from '@signet/form'
import { fieldFor, type ListField, recordsShowing } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { readerOf, systemTextOf } from '../shown/system-value.ts'
import type { Group, SumField } from '../sources/count-store.ts'
import { predicateOfQuestion } from '../sources/question.ts'
import type { RowSource } from '../sources/row-source.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'

type Input = ParsedInput<typeof contract.records.summary>
const mostTabs = 50

export const summarizeRecords = serve(contract.records.summary, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const records = wanted(call, opened, predicateOfQuestion(call, opened, call.input))
  const summed = summedFields(opened)
  const source = sourceOf(call, opened.model)
  const values = await source.sums(records, summed)
  return {
    total: await source.count(records),
    sums: summed.map(({ field }, at) => ({
      path: field.path,
      value: values[at] ?? '0',
      text: sumText(call, field, values[at] ?? '0'),
    })),
    tabs: await tabsOf(call, { opened, source }, call.input),
  }
})

/** Returns the number columns whose sum the caller may see. */
function summedFields({ access }: OpenedModel): readonly SumField[] {
  const fields = access.list.definition.sums.flatMap((path) => fieldFor(access, path) ?? [])
  return fields.map((field) => ({ field, seen: recordsShowing(access, field.path) }))
}

function sumText({ caller }: AskingModel, field: ListField, value: string): string {
  return field.from === 'form' ? amountText(field.field, value, { locale: caller.locale }) : value
}

/** Counts the records of every tab. The counts cover all records, so the field must be visible on all. */
async function tabsOf(
  asking: AskingModel,
  { opened, source }: Readonly<{ opened: OpenedModel; source: RowSource }>,
  { tab: _tab, ...input }: Input,
) {
  const { access } = opened
  const field = fieldFor(access, access.list.definition.tabs?.field ?? '')
  if (!field || recordsShowing(access, field.path)) return []

  const records = wanted(asking, opened, predicateOfQuestion(asking, opened, input))
  const groups = await source.groups(records, { by: field, summed: [], limit: mostTabs })
  const texts = await groupTexts(asking, opened, field, groups)
  return groups.map(({ value, count }, at) => ({ value, count, text: texts[at] ?? '' }))
}

const mostGroups = 500

/** Groups count all records, so their field must be visible on all. */
export const groupRecords = serve(contract.records.groups, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const { access } = opened
  const field = fieldFor(access, access.list.definition.group?.field ?? '')
  if (!field || recordsShowing(access, field.path))
    throw new Refusal<RefusalCode>('list.unknownField', { field: 'group' })

  const records = wanted(call, opened, predicateOfQuestion(call, opened, call.input))
  const summed = summedFields(opened)
  const groups = await sourceOf(call, opened.model).groups(records, { by: field, summed, limit: mostGroups })
  const texts = await groupTexts(call, opened, field, groups)
  return {
    field: field.path,
    list: groups.map(({ value, count, sums }, at) => ({
      value,
      count,
      text: texts[at] ?? '',
      sums: summed.map((one, index) => ({
        path: one.field.path,
        value: sums[index] ?? '0',
        text: sumText(call, one.field, sums[index] ?? '0'),
      })),
    })),
  }
})

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
  const names = await namesOf(asking, { form: model.form, records, context: viewer.context })
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
