import { contract, type HandlerOutput } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { type BillRule, findRule, ruleRows } from '../../records/numbering/bill-rule-store.ts'
import { billText, drawCore, fieldsIn, type Moment, serialCore } from '../../records/numbering/bill-text.ts'
import type { Server } from '../../server.ts'

export const listBillRules = serve(contract.billRules.list, async ({ input, tx, now, server }) => {
  const { rows, total } = await ruleRows(tx, rangeOf(input), input.keyword ?? '')

  return toPage(rows, {
    asked: input,
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
  const moment = { now, timeZone: server.timeZone }
  return {
    id,
    fullName: name,
    enCode: code,
    settings,
    example: billText(settings, exampleCore(rule, server, moment), fieldNames(settings)),
    changedAt,
  }
}

function exampleCore({ settings }: BillRule, server: Server, moment: Moment): string {
  if (settings.kind === 'serial') return serialCore(settings, settings.start, moment)
  return drawCore({ settings, random: server.random, newId: server.newId })
}

/** In an example, the field name in braces takes the place of its value. */
function fieldNames(settings: BillRule['settings']): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldsIn(settings).map((field) => [field, `{${field}}`]))
}
