import { contract, type ViewSettings } from '@signet/contract'
import type { Actor } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../records/models/index.ts'
import { defaultViewOf } from './default-store.ts'
import { keptAsks } from './kept-asks.ts'
import { canChange } from './policy.ts'
import { type ViewRow, viewsFor } from './view-store.ts'

export const listViews = serve(contract.recordViews.list, async (call) => {
  const { actor, tx, input } = call
  const { model, access } = await openAccess(call, input.modelId)
  const looker = { formId: model.id, personId: actor.personId }
  const [views, opensWith] = await Promise.all([viewsFor(tx, looker), defaultViewOf(tx, looker)])
  return {
    list: views.map((view) => ({
      ...viewOf(actor, view, keptAsks(access, view.asks)),
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
    can: { change: canChange(actor, view), publish: actor.isAdministrator },
  }
}

/** Parts are only ever dropped, so equal size means an unchanged view. */
function sizeOf(asks: ViewSettings): number {
  return JSON.stringify(asks).length
}
