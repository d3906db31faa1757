import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type AskingModel, openAccess } from '../../records/models/index.ts'
import { canChange } from './policy.ts'
import { viewFor } from './view-store.ts'

type ViewKey = Readonly<{ modelId: string; id: string }>

/** Returns a view that the caller may use, with its model. Refuses `recordViews.notFound`. */
export async function pickedView(asking: AskingModel, { modelId, id }: ViewKey) {
  const opened = await openAccess(asking, modelId)
  const looker = { formId: opened.model.id, personId: asking.actor.personId }
  return { opened, looker, view: await viewFor(asking.tx, id, looker) }
}

/** Returns a view that the caller may change. Also refuses `recordViews.notYours`. */
export async function changeableView(asking: AskingModel, named: ViewKey) {
  const picked = await pickedView(asking, named)
  if (!canChange(asking.actor, picked.view)) throw new Refusal<RefusalCode>('recordViews.notYours')
  return picked
}
