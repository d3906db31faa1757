import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../records/models/index.ts'
import { soundAsks } from './sound-asks.ts'
import { countOwnViews, insertView } from './view-store.ts'

const mostViews = 20

export const createView = serve(contract.recordViews.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const { modelId, name } = input
  const opened = await openAccess(call, modelId)
  const asks = soundAsks(call, opened, input.asks)
  const owner = { formId: opened.model.id, personId: actor.personId }
  if ((await countOwnViews(tx, owner)) >= mostViews)
    throw new Refusal<RefusalCode>('recordViews.tooMany', { limit: mostViews })

  const id = server.newId()
  await insertView(tx, { id, formId: owner.formId, ownerId: owner.personId, name, asks, createdAt: now })
  return { id }
})
