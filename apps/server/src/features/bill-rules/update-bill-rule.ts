import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { lockRule, updateRule } from '../../records/numbering/bill-rule-store.ts'
import { refuseUnseenReset } from './refuse-unseen-reset.ts'

export const updateBillRule = serve(contract.billRules.update, async ({ input, actor, tx, now }) => {
  const { fullName: name, settings } = input
  const { id } = await lockRule(tx, input.id)
  refuseUnseenReset(settings)
  await updateRule(tx, { id, name, settings, changedBy: actor.personId, changedAt: now })

  return null
})
