import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { pickedView } from './picked-view.ts'
import { publish, withdraw } from './view-store.ts'

export const publishView = serve(contract.recordViews.publish, async (call) => {
  const { input, actor, tx, now } = call
  const { view } = await pickedView(call, input)
  if (input.isPublished) await publish(tx, { viewId: view.id, publishedBy: actor.personId, publishedAt: now })
  else await withdraw(tx, view.id)
  return null
})
