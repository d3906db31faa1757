import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { writeTrigger } from './write-trigger.ts'

export const createTrigger = serve(contract.triggers.create, async (call) => {
  const id = call.server.newId()
  await writeTrigger(call, { ...call.input, id, version: 1, nextAt: null })
  return { id, version: 1 }
})
