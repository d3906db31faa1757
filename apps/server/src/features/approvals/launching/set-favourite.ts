import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { findPublishedFlow, setFavourite as keep } from '../../../cases/design/design-store.ts'
import { serve } from '../../../http/serve.ts'

export const setFavourite = serve(contract.approvals.setFavourite, async ({ input, actor, tx }) => {
  if (!(await findPublishedFlow(tx, input.flowId))) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  await keep(tx, { personId: actor.personId, ...input })
  return null
})
