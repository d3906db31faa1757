import type { SideSettings } from '@signet/flow'
import { textIn } from '@signet/form'
import { allOf, asked, type Condition, type ListField, mayAsk, recordsFor } from '@signet/list'
import { type AskingModel, findAccess, type OpenedModel } from '../../models/index.ts'
import { pageOf, rowViews, sourceOf, valueIs, wantedForList } from '../records/index.ts'
import { type SideForm, wantedValues } from './wanted-values.ts'

type Related = SideSettings['related'][number]

const mostRecords = 20
const mostFields = 4

/** Records that belong to a case, asked for as a list is filtered: with the caller's own permission on the model. */
export async function relatedRecords(
  call: AskingModel,
  form: SideForm,
  { name, form: modelId, where }: Related,
) {
  const none = (state: 'noPermission' | 'gone') => ({ name, modelId, state, hasMore: false, records: [] })
  const opened = await findAccess(call, modelId)
  if (!opened) return none('gone')
  if (opened.access.grounds.length === 0) return none('noPermission')

  const values = wantedValues(form, where)
  const shown = { name: name || opened.model.name, modelId, state: 'shown' as const }
  if (values === 'hidden') return none('noPermission')
  if (values === 'unfilled') return { ...shown, hasMore: false, records: [] }
  const conditions = Object.entries(values).map(([field, value]) => valueIs(opened, field, value))
  if (!conditions.every((condition) => mayAsk(opened.access, condition))) return none('noPermission')
  return { ...shown, ...(await found(call, opened, conditions)) }
}

async function found(call: AskingModel, opened: OpenedModel, conditions: readonly Condition[]) {
  const question = asked(opened.access, { match: 'all', conditions: [...conditions] }, call.caller.locale)
  const records = allOf([recordsFor(opened.access), question])
  const wanted = wantedForList(call, opened, { records })
  const { rows, hasMore } = await pageOf(sourceOf(call, opened.model), wanted, { pageSize: mostRecords })
  const fields = fieldsShown(opened)
  const views = await rowViews(call, opened, rows)
  return {
    hasMore,
    records: views.map(({ id, texts, can }) => ({
      id,
      canOpen: can.detail,
      fields: fields
        .flatMap(({ path, label }) => {
          const text = texts[path]
          return text === undefined || text === '' ? [] : [{ label: textIn(call.caller.locale, label), text }]
        })
        .slice(0, mostFields),
    })),
  }
}

/** The columns of the list that are of the form, in the order of the list. */
function fieldsShown({ access: { list } }: OpenedModel): readonly Extract<ListField, { from: 'form' }>[] {
  return list.definition.columns.flatMap(({ field: path }) => {
    const field = list.fields.get(path)
    return field?.from === 'form' ? [field] : []
  })
}
