import type { BillRuleSettings, RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import type { Server } from '../../server.ts'
import {
  type Counter,
  dropReservation,
  findReservation,
  freeExpiredReservations,
  keepLapsed,
  keepNumbers,
  lockCounter,
  setNext,
} from './bill-number-store.ts'
import { findRule } from './bill-rule-store.ts'
import { billText, drawCore, periodOf, serialCore, type Values } from './bill-text.ts'

/** A rule with the permanent key of its counter. */
export type NumberingRule = Readonly<{ key: string; settings: BillRuleSettings }>

export type NumbersRequest = Readonly<{
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
export async function takeBillNumbers(tx: Tx, wanted: NumbersRequest): Promise<readonly string[]> {
  const { server, rule, personId, values, now } = wanted
  const { key, settings } = rule
  const nextCores = await freeCores(tx, { ...server, key, settings, personId, now })

  const numbers = new Map<number, string>()
  for (let tries = 0; tries < mostTries && numbers.size < values.length; tries += 1) {
    const open = [...values.keys()].filter((at) => !numbers.has(at))
    const cores = await nextCores(open.length)
    const drawn = open.map(
      (at, index) => [at, billText(settings, cores[index] ?? '', values[at] ?? {})] as const,
    )
    const texts = drawn.map(([, text]) => text)
    const free = new Set(await keepNumbers(tx, { ruleKey: key, numbers: texts, personId, takenAt: now }))
    // Of two equal draws, only the first keeps the number.
    for (const [at, text] of drawn) if (free.delete(text)) numbers.set(at, text)
  }
  if (numbers.size < values.length) throw new Refusal<RefusalCode>('billRules.exhausted')
  return values.map((_, at) => numbers.get(at) ?? '')
}

export type NumberContext = Readonly<{
  key: string
  settings: BillRuleSettings
  personId: string
  now: string
}> &
  Pick<Server, 'random' | 'newId' | 'timeZone'>

type NextCores = (count: number) => Promise<readonly string[]>

/** Returns free cores, beginning with the one reserved for this person. */
function freeCores(tx: Tx, making: NumberContext): Promise<NextCores> {
  return making.settings.kind === 'serial' ? serials(tx, making, making.settings) : drawCores(tx, making)
}

type SerialSettings = Extract<BillRuleSettings, { kind: 'serial' }>

async function serials(
  tx: Tx,
  { key: ruleKey, personId, now, timeZone }: NumberContext,
  settings: SerialSettings,
): Promise<NextCores> {
  const time = { now, timeZone }
  const counter = { ruleKey, period: periodOf(settings, time) }
  await lockCounter(tx, counter, settings.start)
  const mine = await reservedNumber(tx, counter, { settings, personId, now, timeZone })
  await dropReservation(tx, ruleKey, personId)
  let waiting = mine === null ? [] : [mine]

  return async (count) => {
    const own = waiting.slice(0, count)
    waiting = waiting.slice(count)
    const wanted = { start: settings.start, now, count: count - own.length }
    const others = wanted.count === 0 ? [] : await nextSerials(tx, counter, wanted)
    return [...own, ...others].map((number) => serialCore(settings, number, time))
  }
}

type ReservedFor = Readonly<{ settings: SerialSettings; personId: string; now: string; timeZone: string }>

/** Returns the number that this person was shown in this period; one of another period becomes void. */
export async function reservedNumber(
  tx: Tx,
  { ruleKey, period }: Counter,
  { settings, personId, now, timeZone }: ReservedFor,
): Promise<number | null> {
  const shown = await findReservation(tx, ruleKey, personId)
  if (!shown || shown.number === null || shown.period === period) return shown?.number ?? null

  const { reservedAt } = shown
  const core = serialCore(settings, shown.number, { now: reservedAt, timeZone })
  await keepLapsed(tx, { ruleKey, number: billText(settings, core, {}), personId, reservedAt, now })
  return null
}

async function drawCores(tx: Tx, making: NumberContext): Promise<NextCores> {
  const shown = await findReservation(tx, making.key, making.personId)
  await dropReservation(tx, making.key, making.personId)
  let mine = shown?.drawn ?? ''

  return async (count) => {
    const drawn = Array.from({ length: count }, (_, at) => (at === 0 && mine) || drawCore(making))
    mine = ''
    return drawn
  }
}

/** Time after which an unused reservation may go to another person. */
const reservedFor = 30 * 60_000

type SerialRequest = Readonly<{ start: number; now: string; count: number }>

/**
 * Returns the lowest free numbers: expired reservations, then new ones. The caller holds the lock on the
 * counter.
 */
export async function nextSerials(
  tx: Tx,
  counter: Counter,
  { start, now, count }: SerialRequest,
): Promise<readonly number[]> {
  const next = await lockCounter(tx, counter, start)
  const since = isoOf(Date.parse(now) - reservedFor)
  const forgotten = await freeExpiredReservations(tx, counter, { since, most: count })
  const fresh = Array.from({ length: count - forgotten.length }, (_, at) => next + at)
  if (fresh.length > 0) await setNext(tx, counter, next + fresh.length)
  return [...forgotten, ...fresh]
}

type RulePlace = Readonly<{ tx: Reader; server: Pick<Server, 'tenants'>; tenant: string }>

/** Returns a rule by its code, as numbers are made here. Refuses `billRules.notFound`. */
export async function namedRule({ tx, server, tenant }: RulePlace, code: string): Promise<NumberingRule> {
  const { id: key, settings } = await findRule(tx, code)
  const { isCopy } = await server.tenants.of(tenant)
  return { key, settings: isCopy ? marked(settings) : settings }
}

/** A copy counts on where its original does: its numbers end with this, so that none is taken for one of the original. */
const copyMark = { kind: 'text', text: '-COPY' } as const

function marked(settings: BillRuleSettings): BillRuleSettings {
  return { ...settings, suffix: [...settings.suffix, copyMark] }
}
