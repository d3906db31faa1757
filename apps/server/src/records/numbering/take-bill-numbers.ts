import type { BillRuleSettings, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'
import { keepNumbers } from './bill-number-store.ts'
import { billText, type Values } from './bill-text.ts'
import { freeCores } from './free-cores.ts'

/** A rule with the permanent key of its counter. */
export type NumberingRule = Readonly<{ key: string; settings: BillRuleSettings }>

export type NumbersWanted = Readonly<{
  server: Pick<Server, 'random' | 'newId' | 'timeZone'>
  rule: NumberingRule
  personId: string
  /** Field values as text for each bill, for rules that contain fields. */
  values: readonly Values[]
  now: string
}>

/** Taken numbers to try before a rule counts as exhausted. */
const mostTries = 1000

/**
 * Takes numbers for bills saved in the caller's transaction: the person's reservation if still valid, then
 * the lowest free ones. The counter stays locked until commit, and a rollback frees the numbers, so there
 * are no gaps or duplicates. Take numbers of several rules in the order of their codes to avoid deadlocks.
 * Refuses `billRules.exhausted`.
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
    // Of two equal draws, only the first keeps the number.
    for (const [at, text] of drawn) if (free.delete(text)) numbers.set(at, text)
  }
  if (numbers.size < values.length) throw new Refusal<RefusalCode>('billRules.exhausted')
  return values.map((_, at) => numbers.get(at) ?? '')
}
