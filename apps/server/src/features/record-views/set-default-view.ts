import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { dropDefault, keepDefault } from './default-store.ts'
import { pickedView } from './picked-view.ts'

export const setDefaultView = serve(contract.recordViews.setDefault, async (call) => {
  const { looker, view } = await pickedView(call, call.input)
  const change = call.input.isDefault ? keepDefault : dropDefault
  await change(call.tx, { ...looker, viewId: view.id })
  return null
})
