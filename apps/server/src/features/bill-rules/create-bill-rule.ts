import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertRule } from '../../records/numbering/bill-rule-store.ts'
import { refuseUnseenReset } from './refuse-unseen-reset.ts'

export const createBillRule = serve(contract.billRules.create, async ({ input, actor, tx, now, server }) => {
  const { fullName: name, enCode: code, settings } = input
  refuseUnseenReset(settings)
  const id = server.newId()
  const isFree = await insertRule(tx, {
    id,
    name,
    code,
    settings,
    changedBy: actor.personId,
    changedAt: now,
  })
  if (!isFree) throw new Refusal<RefusalCode>('billRules.codeTaken')

  return { id }
})
