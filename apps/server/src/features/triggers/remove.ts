import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { heldTrigger } from './known-trigger.ts'
import { removeTrigger } from './trigger-store.ts'

export const remove = serve(contract.triggers.remove, async ({ tx, input }) => {
  await heldTrigger(tx, input.id)
  await removeTrigger(tx, input.id)
  return null
})
