import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { type Delivery, deliveryPage, findDelivery, forgetDeliveries, queueAgain } from './delivery-store.ts'
import { findWebhook } from './webhook-store.ts'

export const listDeliveries = serve(contract.webhooks.deliveries, async ({ input, tx, server, caller }) => {
  const { id } = await findWebhook(tx, input.id)
  const { rows, total } = await deliveryPage(tx, id, rangeOf(input))
  const say = server.words.t(caller.locale)
  return toPage(rows, {
    request: input,
    total,
    placeOf: (row) => ({ at: row.at, id: row.id }),
    show: (row) => deliveryView(row, say),
  })
})

export const openDelivery = serve(contract.webhooks.openDelivery, async ({ input, tx, server, caller }) => {
  const delivery = await findDelivery(tx, input.deliveryId)
  const { body, answer } = delivery
  return { ...deliveryView(delivery, server.words.t(caller.locale)), body: body ?? '', answer }
})

export const redeliver = serve(contract.webhooks.redeliver, async ({ input, tx, now }) => {
  const { id } = await findDelivery(tx, input.deliveryId)
  if (!(await queueAgain(tx, id, now))) throw new Refusal<RefusalCode>('webhooks.stillWaiting')
  return null
})

type DeliveryView = HandlerOutput<typeof contract.webhooks.deliveries>['list'][number]

function deliveryView(delivery: Delivery, say: Translate): DeliveryView {
  const { id, event, at, state, attempts, nextAttemptAt, triedAt, milliseconds, status, refusal } = delivery
  const reason = refusal ? say(refusal.refusal, { requestId: '', ...refusal.params }) : ''
  return { id, event, at, state, attempts, nextAttemptAt, triedAt, milliseconds, status, reason }
}

/** Deletes deliveries from before an instant. */
export async function forgetOldDeliveries({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetDeliveries(db.tenant(tenant), before)
}
