import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { deleteWebhook, lockWebhook } from './webhook-store.ts'

export const removeWebhook = serve(contract.webhooks.remove, async ({ input, tx }) => {
  await lockWebhook(tx, input.id)
  await deleteWebhook(tx, input.id)
  return null
})
