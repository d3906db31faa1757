import type { Route } from '../../http/serve.ts'
import { createWebhook } from './create-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { openDelivery } from './open-delivery.ts'
import { openWebhook } from './open-webhook.ts'
import { redeliver } from './redeliver.ts'
import { removeWebhook } from './remove-webhook.ts'
import { rotateSecret } from './rotate-secret.ts'
import { testWebhook } from './test-webhook.ts'
import { updateWebhook } from './update-webhook.ts'

export { deliverDue } from './deliver-due.ts'
export { forgetOldDeliveries } from './forget-old-deliveries.ts'

export const webhooks: readonly Route[] = [
  listWebhooks,
  openWebhook,
  createWebhook,
  updateWebhook,
  removeWebhook,
  rotateSecret,
  testWebhook,
  listDeliveries,
  openDelivery,
  redeliver,
]
