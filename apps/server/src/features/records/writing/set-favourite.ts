import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { dropFavourite, keepFavourite } from './favourite-store.ts'

export const setFavourite = serve(contract.records.setFavourite, async (call) => {
  const { modelId, isFavourite } = call.input
  const { model } = await openAccess(call, modelId)
  const change = isFavourite ? keepFavourite : dropFavourite
  await change(call.tx, { personId: call.actor.personId, formId: model.id })
  return null
})
