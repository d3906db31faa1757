import type { contract, HandlerOutput } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import type { Delivery } from './delivery-store.ts'

type DeliveryView = HandlerOutput<typeof contract.webhooks.deliveries>['list'][number]

export function deliveryView(delivery: Delivery, say: Translate): DeliveryView {
  const { id, event, at, state, attempts, nextAttemptAt, triedAt, milliseconds, status, refusal } = delivery
  const reason = refusal ? say(refusal.refusal, { requestId: '', ...refusal.params }) : ''
  return { id, event, at, state, attempts, nextAttemptAt, triedAt, milliseconds, status, reason }
}
