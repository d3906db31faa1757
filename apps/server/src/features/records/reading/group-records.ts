import { contract, type RefusalCode } from '@signet/contract'
import { fieldFor, whereSeen } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { meantBy } from '../sources/question.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'
import { groupTexts } from './group-texts.ts'
import { summedFields, sumText } from './summarize-records.ts'

const mostGroups = 500

/** Groups count all records, so their field must be visible on all. */
export const groupRecords = serve(contract.records.groups, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const { access } = opened
  const field = fieldFor(access, access.list.definition.group?.field ?? '')
  if (!field || whereSeen(access, field.path))
    throw new Refusal<RefusalCode>('list.unknownField', { field: 'group' })

  const records = wanted(call, opened, meantBy(call, opened, call.input))
  const summed = summedFields(opened)
  const groups = await sourceOf(call, opened.model).groups(records, { by: field, summed, limit: mostGroups })
  const texts = await groupTexts(call, opened, field, groups)
  return {
    field: field.path,
    list: groups.map(({ value, count, sums }, at) => ({
      value,
      count,
      text: texts[at] ?? '',
      sums: summed.map((one, place) => ({
        path: one.field.path,
        value: sums[place] ?? '0',
        text: sumText(call, one.field, sums[place] ?? '0'),
      })),
    })),
  }
})
