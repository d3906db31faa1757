import { type BillRuleSettings, contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formThatNames } from '../../records/models/model-store.ts'
import { insertRule, lockRule, removeRule, updateRule } from '../../records/numbering/bill-rule-store.ts'
import { showsPeriod } from '../../records/numbering/bill-text.ts'

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

export const updateBillRule = serve(contract.billRules.update, async ({ input, actor, tx, now }) => {
  const { fullName: name, settings } = input
  const { id } = await lockRule(tx, input.id)
  refuseUnseenReset(settings)
  await updateRule(tx, { id, name, settings, changedBy: actor.personId, changedAt: now })

  return null
})

export const removeBillRule = serve(contract.billRules.remove, async ({ input, tx, now }) => {
  const rule = await lockRule(tx, input.id)
  const form = await formThatNames(tx, 'billRule', rule)
  if (form !== undefined) throw new Refusal<RefusalCode>('billRules.inUse', { form })

  await removeRule(tx, rule.id, now)

  return null
})

/** A counter that restarts each period must show the period, or numbers would repeat. */
function refuseUnseenReset(settings: BillRuleSettings): void {
  if (settings.kind === 'serial' && !showsPeriod(settings))
    throw new Refusal<RefusalCode>('billRules.resetUnseen', { reset: settings.reset })
}
