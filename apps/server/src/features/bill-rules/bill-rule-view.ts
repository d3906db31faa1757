import type { contract, HandlerOutput } from '@signet/contract'
import type { BillRule } from '../../records/numbering/bill-rule-store.ts'
import { billText, fieldsIn, serialCore } from '../../records/numbering/bill-text.ts'
import type { Moment } from '../../records/numbering/date-part.ts'
import { drawCore } from '../../records/numbering/draw-core.ts'
import type { Server } from '../../server.ts'

type RuleRow = HandlerOutput<typeof contract.billRules.open>

export function billRuleView(rule: BillRule, server: Server, now: string): RuleRow {
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
