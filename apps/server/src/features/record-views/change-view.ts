import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { changeableView } from './picked-view.ts'
import { soundAsks } from './sound-asks.ts'
import { updateView } from './view-store.ts'

export const changeView = serve(contract.recordViews.change, async (call) => {
  const { input, tx, now } = call
  const { opened, view } = await changeableView(call, input)
  const asks = input.asks && soundAsks(call, opened, input.asks)

  await updateView(tx, view.id, { name: input.name, asks, changedAt: now })
  return null
})
