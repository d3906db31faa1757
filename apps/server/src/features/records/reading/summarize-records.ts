import { contract, type ParsedInput } from '@signet/contract'
import { textOfValue } from '@signet/form'
import { fieldFor, type ListField, whereSeen } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import type { SumField } from '../sources/count-store.ts'
import { meantBy } from '../sources/question.ts'
import type { RowSource } from '../sources/row-source.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'
import { groupTexts } from './group-texts.ts'

type Input = ParsedInput<typeof contract.records.summary>
const mostTabs = 50

export const summarizeRecords = serve(contract.records.summary, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const records = wanted(call, opened, meantBy(call, opened, call.input))
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
export function summedFields({ access }: OpenedModel): readonly SumField[] {
  const fields = access.list.definition.sums.flatMap((path) => fieldFor(access, path) ?? [])
  return fields.map((field) => ({ field, seen: whereSeen(access, field.path) }))
}

export function sumText({ caller }: AskingModel, field: ListField, value: string): string {
  return field.from === 'form' ? textOfValue(field.field, value, { locale: caller.locale }) : value
}

/** Counts the records of every tab. The counts cover all records, so the field must be visible on all. */
async function tabsOf(
  asking: AskingModel,
  { opened, source }: Readonly<{ opened: OpenedModel; source: RowSource }>,
  { tab: _tab, ...input }: Input,
) {
  const { access } = opened
  const field = fieldFor(access, access.list.definition.tabs?.field ?? '')
  if (!field || whereSeen(access, field.path)) return []

  const records = wanted(asking, opened, meantBy(asking, opened, input))
  const groups = await source.groups(records, { by: field, summed: [], limit: mostTabs })
  const texts = await groupTexts(asking, opened, field, groups)
  return groups.map(({ value, count }, at) => ({ value, count, text: texts[at] ?? '' }))
}
