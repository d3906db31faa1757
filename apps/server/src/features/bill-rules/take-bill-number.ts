import type { BillRuleSettings, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'
import { keepNumber } from './bill-number-store.ts'
import { findRule } from './bill-rule-store.ts'
import { billText, type Values } from './bill-text.ts'
import { freeCores } from './free-cores.ts'

export type NumberWanted = Readonly<{
  server: Pick<Server, 'random' | 'newId' | 'timeZone'>
  /** The code of a rule; or the rule that a field brings itself, with a key that stays the same for good. */
  rule: string | Readonly<{ key: string; settings: BillRuleSettings }>
  personId: string
  /** What the fields of the form say, as text, for rules that show them. */
  values: Values
  now: string
}>

/** After so many numbers that others had, a rule is full. */
const mostTries = 1000

/**
 * The number of a bill that is being saved, inside the caller's transaction: what was shown to this person, when it is
 * of the same period and still free, otherwise the lowest free one. Until that transaction ends nobody else gets a
 * number of the same rule and period; when it is rolled back the number is free again, so there is neither a gap nor a
 * double. Whoever takes numbers of several rules in one transaction takes them in the order of their codes, or two such
 * transactions may wait for each other. Refuses `billRules.notFound` and `billRules.exhausted`.
 */
export async function takeBillNumber(tx: Tx, wanted: NumberWanted): Promise<string> {
  const { server, rule, personId, values, now } = wanted
  const { key, settings } = typeof rule === 'string' ? await namedRule(tx, rule) : rule
  const nextCore = await freeCores(tx, { key, settings, personId, now, ...server })

  for (let tries = 0; tries < mostTries; tries += 1) {
    const number = billText(settings, await nextCore(), values)
    if (await keepNumber(tx, { ruleKey: key, number, personId, takenAt: now })) return number
  }
  throw new Refusal<RefusalCode>('billRules.exhausted')
}

async function namedRule(tx: Tx, code: string) {
  const { id: key, settings } = await findRule(tx, code)
  return { key, settings }
}
