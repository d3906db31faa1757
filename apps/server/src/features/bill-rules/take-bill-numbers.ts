import type { BillRuleSettings, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'
import { keepNumbers } from './bill-number-store.ts'
import { billText, type Values } from './bill-text.ts'
import { freeCores } from './free-cores.ts'

/** A rule, with a key under which it counts that stays the same for good. */
export type NumberingRule = Readonly<{ key: string; settings: BillRuleSettings }>

export type NumbersWanted = Readonly<{
  server: Pick<Server, 'random' | 'newId' | 'timeZone'>
  rule: NumberingRule
  personId: string
  /** Of each bill that wants a number, what the fields of the form say, as text, for rules that show them. */
  values: readonly Values[]
  now: string
}>

/** After so many numbers that others had, a rule is full. */
const mostTries = 1000

/**
 * The numbers of bills that are being saved, inside the caller's transaction: first what was shown to this person, when
 * it is of the same period and still free, then the lowest free ones. Until that transaction ends nobody else gets a
 * number of the same rule and period; when it is rolled back the numbers are free again, so there is neither a gap nor a
 * double. Whoever takes numbers of several rules in one transaction takes them in the order of their codes, or two such
 * transactions may wait for each other. Refuses `billRules.exhausted`.
 */
export async function takeBillNumbers(tx: Tx, wanted: NumbersWanted): Promise<readonly string[]> {
  const { server, rule, personId, values, now } = wanted
  const { key, settings } = rule
  const nextCores = await freeCores(tx, { key, settings, personId, now, ...server })

  const numbers = new Map<number, string>()
  for (let tries = 0; tries < mostTries && numbers.size < values.length; tries += 1) {
    const open = [...values.keys()].filter((at) => !numbers.has(at))
    const cores = await nextCores(open.length)
    const drawn = open.map(
      (at, place) => [at, billText(settings, cores[place] ?? '', values[at] ?? {})] as const,
    )
    const texts = drawn.map(([, text]) => text)
    const free = new Set(await keepNumbers(tx, { ruleKey: key, numbers: texts, personId, takenAt: now }))
    // Of two that were drawn alike the first has it.
    for (const [at, text] of drawn) if (free.delete(text)) numbers.set(at, text)
  }
  if (numbers.size < values.length) throw new Refusal<RefusalCode>('billRules.exhausted')
  return values.map((_, at) => numbers.get(at) ?? '')
}
