import { type BillRuleSettings, contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { formThatNames } from '../../../records/models/model-store.ts'
import {
  type BillRule,
  findRule,
  insertRule,
  lockRule,
  removeRule,
  ruleRows,
  updateRule,
} from '../../../records/numbering/bill-rule-store.ts'
import {
  billText,
  drawCore,
  fieldsIn,
  serialCore,
  showsPeriod,
  type ZonedTime,
} from '../../../records/numbering/bill-text.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'
import type { Server } from '../../../server.ts'

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
  const stored = await lockRule(tx, input.id)
  const { id } = stored
  refuseOvertaken(editedPart(stored), input.expects)
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

export const listBillRules = serve(contract.billRules.list, async ({ input, tx, now, server }) => {
  const { rows, total } = await ruleRows(tx, rangeOf(input), input.keyword)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (rule) => billRuleView(rule, server, now),
  })
})

export const openBillRule = serve(contract.billRules.open, async ({ input, tx, now, server }) =>
  billRuleView(await findRule(tx, input.id), server, now),
)

type RuleRow = HandlerOutput<typeof contract.billRules.open>

function billRuleView(rule: BillRule, server: Server, now: string): RuleRow {
  const { id, name, code, settings, changedAt } = rule
  const time = { now, timeZone: server.timeZone }
  return {
    id,
    fullName: name,
    enCode: code,
    settings,
    example: billText(settings, exampleCore(rule, server, time), fieldNames(settings)),
    changedAt,
    revision: revisionOf(editedPart(rule)),
  }
}

function editedPart({ name, settings }: BillRule) {
  return { name, settings }
}

function exampleCore({ settings }: BillRule, server: Server, time: ZonedTime): string {
  if (settings.kind === 'serial') return serialCore(settings, settings.start, time)
  return drawCore({ settings, random: server.random, newId: server.newId })
}

/** In an example, the field name in braces takes the place of its value. */
function fieldNames(settings: BillRule['settings']): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldsIn(settings).map((field) => [field, `{${field}}`]))
}
