import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { deliveryPage } from './delivery-store.ts'
import { deliveryView } from './delivery-view.ts'
import { findWebhook } from './webhook-store.ts'

export const listDeliveries = serve(contract.webhooks.deliveries, async ({ input, tx, server, caller }) => {
  const { id } = await findWebhook(tx, input.id)
  const { rows, total } = await deliveryPage(tx, id, rangeOf(input))
  const say = server.words.t(caller.locale)
  return toPage(rows, {
    asked: input,
    total,
    placeOf: (row) => ({ at: row.at, id: row.id }),
    show: (row) => deliveryView(row, say),
  })
})
