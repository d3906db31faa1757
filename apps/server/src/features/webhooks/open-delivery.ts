import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { findDelivery } from './delivery-store.ts'
import { deliveryView } from './delivery-view.ts'

export const openDelivery = serve(contract.webhooks.openDelivery, async ({ input, tx, server, caller }) => {
  const delivery = await findDelivery(tx, input.deliveryId)
  const { body, answer } = delivery
  return { ...deliveryView(delivery, server.words.t(caller.locale)), body: body ?? '', answer }
})
