import { contract } from '@signet/contract'
import { wordsOf } from '@signet/form'
import {
  type Access,
  canPress,
  canSort,
  fieldFor,
  highestRights,
  rightsForNew,
  visibleForm,
} from '@signet/list'
import type { Locale } from '@signet/std'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import { serve } from '../../../http/serve.ts'
import { spellInLatin } from '../../../people/directory/index.ts'
import { type Categories, categoryPathIn, flowNameIn, readCategories } from '../../../publication/index.ts'
import {
  type AskingModel,
  fieldLabel,
  type Model,
  modelNamesIn,
  openAccess,
  openAll,
} from '../../../records/models/index.ts'
import { makeReadOnly, pressable, rightsView, visibleList } from '../shown/rights-view.ts'
import { favouritesOf } from '../writing/favourite-store.ts'

export const openConfig = serve(contract.records.config, async (call) => {
  const { model, access } = await openAccess(call, call.input.modelId)
  const { id, code, form, formVersionId, listVersionId } = model
  const { name } = modelNamesIn(call.caller.locale, model)
  const anywhere = highestRights(access)
  const visible = visibleForm(form, anywhere)
  const fresh = canPress(access, 'add') ? rightsForNew(access) : makeReadOnly(form, anywhere)

  return {
    id,
    name,
    code,
    version: `${formVersionId}.${listVersionId}`,
    form: { ...visible },
    rights: rightsView(form, visible, fresh),
    list: visibleList(access),
    fields: fieldsOf(call, access),
    buttons: [...pressable(access)],
    isDataView: form.definition.dataView !== undefined,
    flows: await flowsOver(call, model),
  }
})

function fieldsOf({ caller, server }: AskingModel, access: Access) {
  const reader = { locale: caller.locale, t: server.words.t(caller.locale) }
  const fields = [...access.list.fields.values()].filter(({ path }) => fieldFor(access, path))
  return fields.map((field) => ({
    path: field.path,
    label: fieldLabel(field, reader),
    kind: field.from === 'form' ? field.field.kindName : field.type,
    operators: [...field.operators],
    isSortable: canSort(access, field.path),
  }))
}

/** Returns the flows on this form that the caller may launch. */
async function flowsOver(asking: AskingModel, { hasFlow, form }: Model) {
  if (!hasFlow) return []
  const launchable = await launchableFlows(asking)
  const own = launchable.filter(({ design }) => design.form.definition.key === form.definition.key)
  return own.map(({ row }) => ({ id: row.id, name: flowNameIn(asking.caller.locale, row) }))
}

export const listModels = serve(contract.records.models, async (call) => {
  const opened = await openAll(call)
  const favourites = await favouritesOf(call.tx, call.actor.personId)
  const categories = await readCategories(call.tx)
  return {
    list: opened.map(({ model, access }) => ({
      ...namesWithin(categories, call.caller.locale, model),
      ...{ id: model.id, code: model.code, category: model.category, icon: model.icon },
      spelling: [spellInLatin(model.name), model.name, ...wordsOf(model.form.definition.title)].join(' '),
      buttons: [...pressable(access)],
      isFavourite: favourites.has(model.id),
    })),
  }
})

/** The category comes with those that it is in: `Finance / Claims`. */
function namesWithin(categories: Categories, locale: Locale, model: Model) {
  const { name, categoryName: own } = modelNamesIn(locale, model)
  const path = categoryPathIn(categories, { locale, category: model.category, own })
  return { name, categoryName: path.map((one) => one.name).join(' / ') }
}
