import { contract, type RefusalCode } from '@signet/contract'
import { textIn } from '@signet/form'
import { fieldFor, type ListField, recordsFor, recordsShowing } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'
import { knownNodes } from './known-nodes.ts'
import { groupTexts } from './summarize-records.ts'

const mostValues = 500
const lists = ['text[]', 'jsonb', undefined] as const

/** The tree counts all records, so its field must be visible on all. */
export const listNodes = serve(contract.records.nodes, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const { access } = opened
  const field = fieldFor(access, access.list.definition.leftTree?.field ?? '')
  if (!field || recordsShowing(access, field.path))
    throw new Refusal<RefusalCode>('list.unknownField', { field: 'node' })

  const known = knownNodes(opened, field)
  if (!known) return { list: await valuesOf(call, opened, field) }
  const { locale } = call.caller
  return { list: known.map(({ id, parentId, label }) => ({ id, parentId, text: textIn(locale, label) })) }
})

/** Returns the distinct values in records as a flat list. */
async function valuesOf(asking: AskingModel, opened: OpenedModel, field: ListField) {
  if (field.from === 'form' && lists.some((type) => type === field.column)) return []

  const records = wanted(asking, opened, recordsFor(opened.access))
  const groups = await sourceOf(asking, opened.model).groups(records, {
    by: field,
    summed: [],
    limit: mostValues,
  })
  const texts = await groupTexts(asking, opened, field, groups)
  return groups.flatMap(({ value }, at) =>
    value === null ? [] : [{ id: String(value), parentId: null, text: texts[at] ?? '' }],
  )
}
