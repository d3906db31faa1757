import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { formOfEvent } from './form-about.ts'

export const readEventForm = serve(contract.triggers.values, async (call) => {
  const { definition } = await formOfEvent(call, call.input.event)
  return { definition: { ...definition } }
})
