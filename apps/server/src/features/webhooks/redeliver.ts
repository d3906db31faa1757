import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findDelivery, sendAgain } from './delivery-store.ts'

export const redeliver = serve(contract.webhooks.redeliver, async ({ input, tx, now }) => {
  const { id } = await findDelivery(tx, input.deliveryId)
  if (!(await sendAgain(tx, id, now))) throw new Refusal<RefusalCode>('webhooks.stillWaiting')
  return null
})
