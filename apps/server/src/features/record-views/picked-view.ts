import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type AskingModel, openAccess } from '../../models/index.ts'
import { canChange } from './policy.ts'
import { viewFor } from './view-store.ts'

type Named = Readonly<{ modelId: string; id: string }>

/** A view that the caller may pick, with his model. Refuses `recordViews.notFound`. */
export async function pickedView(asking: AskingModel, { modelId, id }: Named) {
  const opened = await openAccess(asking, modelId)
  const looker = { formId: opened.model.id, personId: asking.actor.personId }
  return { opened, looker, view: await viewFor(asking.tx, id, looker) }
}

/** One that he may change. Refuses `recordViews.notYours`, too. */
export async function changeableView(asking: AskingModel, named: Named) {
  const picked = await pickedView(asking, named)
  if (!canChange(asking.actor, picked.view)) throw new Refusal<RefusalCode>('recordViews.notYours')
  return picked
}
