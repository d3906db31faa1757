import type { Route } from '../../../http/serve.ts'
import {
  createWebhook,
  removeWebhook,
  rotateSecret,
  setRobotSecret,
  testWebhook,
  updateWebhook,
} from './change-webhook.ts'
import { listDeliveries, openDelivery, redeliver } from './deliveries.ts'
import { listWebhooks, openWebhook } from './list-webhooks.ts'

export { deliverDue } from './deliver-due.ts'
export { forgetOldDeliveries } from './deliveries.ts'

export const webhooks: readonly Route[] = [
  listWebhooks,
  openWebhook,
  createWebhook,
  updateWebhook,
  removeWebhook,
  setRobotSecret,
  rotateSecret,
  testWebhook,
  listDeliveries,
  openDelivery,
  redeliver,
]
