import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { changeableView } from './picked-view.ts'
import { deleteView } from './view-store.ts'

export const removeView = serve(contract.recordViews.remove, async (call) => {
  const { view } = await changeableView(call, call.input)
  await deleteView(call.tx, view.id)
  return null
})
