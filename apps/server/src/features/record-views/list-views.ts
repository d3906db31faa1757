import { contract, type ViewAsks } from '@signet/contract'
import type { Actor } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../models/index.ts'
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

function viewOf(actor: Actor, view: ViewRow, asks: ViewAsks) {
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

/** Nothing is ever put into a view for its reader, so that one of the same size is the same. */
function sizeOf(asks: ViewAsks): number {
  return JSON.stringify(asks).length
}
