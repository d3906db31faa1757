import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { findWebhook } from './webhook-store.ts'

export const openWebhook = serve(contract.webhooks.open, async ({ input, tx, now }) => {
  const { formerUntil, ...webhook } = await findWebhook(tx, input.id)
  return { ...webhook, formerUntil: formerUntil !== null && now < formerUntil ? formerUntil : null }
})
