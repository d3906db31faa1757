import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formThatNames } from '../../records/models/form-that-names.ts'
import { lockRule, removeRule } from '../../records/numbering/bill-rule-store.ts'

export const removeBillRule = serve(contract.billRules.remove, async ({ input, tx, now }) => {
  const rule = await lockRule(tx, input.id)
  const form = await formThatNames(tx, 'billRule', rule)
  if (form !== undefined) throw new Refusal<RefusalCode>('billRules.inUse', { form })

  await removeRule(tx, rule.id, now)

  return null
})
