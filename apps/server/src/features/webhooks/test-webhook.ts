import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertByHand } from './delivery-store.ts'
import { findWebhook } from './webhook-store.ts'

export const testWebhook = serve(contract.webhooks.test, async ({ input, tx, now, server }) => {
  const { id: webhookId, name } = await findWebhook(tx, input.id)
  const id = server.newId()
  const content = { webhook: { id: webhookId, name } }
  await insertByHand(tx, { id, webhookId, event: 'webhook.test', subject: id, content, at: now })
  return { id }
})
