import type { Answered, contract } from '@signet/contract'
import type { Server } from '../../server.ts'
import type { BillRule } from './bill-rule-store.ts'
import { billText, fieldsIn, serialCore } from './bill-text.ts'
import type { Moment } from './date-part.ts'
import { drawCore } from './draw-core.ts'

type RuleRow = Answered<typeof contract.billRules.open>

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

/** In an example a field stands for its value. */
function fieldNames(settings: BillRule['settings']): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldsIn(settings).map((field) => [field, `{${field}}`]))
}
