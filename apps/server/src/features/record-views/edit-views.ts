import { contract, type RefusalCode, type ViewSettings } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import { type AskingModel, openAccess } from '../../records/models/index.ts'
import { checkQuery, keepVisibleParts } from './view-query.ts'
import {
  countOwnViews,
  defaultViewOf,
  deleteView,
  dropDefault,
  insertView,
  keepDefault,
  publish,
  updateView,
  type ViewRow,
  viewFor,
  viewsFor,
  withdraw,
} from './view-store.ts'

export const listViews = serve(contract.recordViews.list, async (call) => {
  const { actor, tx, input } = call
  const { model, access } = await openAccess(call, input.modelId)
  const looker = { formId: model.id, personId: actor.personId }
  const [views, opensWith] = await Promise.all([viewsFor(tx, looker), defaultViewOf(tx, looker)])
  return {
    list: views.map((view) => ({
      ...viewOf(actor, view, keepVisibleParts(access, view.asks)),
      isDefault: view.id === opensWith,
    })),
  }
})

function viewOf(actor: Actor, view: ViewRow, asks: ViewSettings) {
  const { id, name, isPublished } = view
  return {
    id,
    name,
    asks,
    isWhole: sizeOf(asks) === sizeOf(view.asks),
    isPublished,
    can: { change: canChange(actor, view), publish: actor.areas.has('lists') },
  }
}

/** Parts are only ever dropped, so equal size means an unchanged view. */
function sizeOf(asks: ViewSettings): number {
  return JSON.stringify(asks).length
}

const mostViews = 20

export const createView = serve(contract.recordViews.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const { modelId, name } = input
  const opened = await openAccess(call, modelId)
  const asks = checkQuery(call, opened, input.asks)
  const owner = { formId: opened.model.id, personId: actor.personId }
  if ((await countOwnViews(tx, owner)) >= mostViews)
    throw new Refusal<RefusalCode>('recordViews.tooMany', { limit: mostViews })

  const id = server.newId()
  await insertView(tx, { id, formId: owner.formId, ownerId: owner.personId, name, asks, createdAt: now })
  return { id }
})

export const changeView = serve(contract.recordViews.change, async (call) => {
  const { input, tx, now } = call
  const { opened, view } = await changeableView(call, input)
  const asks = input.asks && checkQuery(call, opened, input.asks)

  await updateView(tx, view.id, { name: input.name, asks, changedAt: now })
  return null
})

export const publishView = serve(contract.recordViews.publish, async (call) => {
  const { input, actor, tx, now } = call
  const { view } = await pickedView(call, input)
  if (input.isPublished) await publish(tx, { viewId: view.id, publishedBy: actor.personId, publishedAt: now })
  else await withdraw(tx, view.id)
  return null
})

export const removeView = serve(contract.recordViews.remove, async (call) => {
  const { view } = await changeableView(call, call.input)
  await deleteView(call.tx, view.id)
  return null
})

export const setDefaultView = serve(contract.recordViews.setDefault, async (call) => {
  const { looker, view } = await pickedView(call, call.input)
  const change = call.input.isDefault ? keepDefault : dropDefault
  await change(call.tx, { ...looker, viewId: view.id })
  return null
})

type ViewKey = Readonly<{ modelId: string; id: string }>

/** Returns a view that the caller may use, with its model. Refuses `recordViews.notFound`. */
async function pickedView(asking: AskingModel, { modelId, id }: ViewKey) {
  const opened = await openAccess(asking, modelId)
  const looker = { formId: opened.model.id, personId: asking.actor.personId }
  return { opened, looker, view: await viewFor(asking.tx, id, looker) }
}

/** Returns a view that the caller may change. Also refuses `recordViews.notYours`. */
async function changeableView(asking: AskingModel, named: ViewKey) {
  const picked = await pickedView(asking, named)
  if (!canChange(asking.actor, picked.view)) throw new Refusal<RefusalCode>('recordViews.notYours')
  return picked
}

/** Administrators of lists change published views, owners their own. */
function canChange(actor: Actor, view: Pick<ViewRow, 'ownerId' | 'isPublished'>): boolean {
  return view.isPublished ? actor.areas.has('lists') : view.ownerId === actor.personId
}
