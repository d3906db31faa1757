import type { BillRuleSettings } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { Server } from '../../server.ts'
import { dropReservation, findReservation, lockCounter } from './bill-number-store.ts'
import { serialCore } from './bill-text.ts'
import { periodOf } from './date-part.ts'
import { drawCore } from './draw-core.ts'
import { nextSerials } from './next-serials.ts'

export type NumberContext = Readonly<{
  key: string
  settings: BillRuleSettings
  personId: string
  now: string
}> &
  Pick<Server, 'random' | 'newId' | 'timeZone'>

type NextCores = (count: number) => Promise<readonly string[]>

/** Returns free cores, beginning with the one reserved for this person. */
export function freeCores(tx: Tx, making: NumberContext): Promise<NextCores> {
  return making.settings.kind === 'serial' ? serials(tx, making, making.settings) : draws(tx, making)
}

type SerialSettings = Extract<BillRuleSettings, { kind: 'serial' }>

async function serials(
  tx: Tx,
  { key: ruleKey, personId, now, timeZone }: NumberContext,
  settings: SerialSettings,
): Promise<NextCores> {
  const moment = { now, timeZone }
  const counter = { ruleKey, period: periodOf(settings, moment) }
  await lockCounter(tx, counter, settings.start)
  const shown = await findReservation(tx, ruleKey, personId)
  await dropReservation(tx, ruleKey, personId)
  const mine = shown?.period === counter.period ? shown.number : null
  let waiting = mine === null ? [] : [mine]

  return async (count) => {
    const own = waiting.slice(0, count)
    waiting = waiting.slice(count)
    const wanted = { start: settings.start, now, count: count - own.length }
    const others = wanted.count === 0 ? [] : await nextSerials(tx, counter, wanted)
    return [...own, ...others].map((number) => serialCore(settings, number, moment))
  }
}

async function draws(tx: Tx, making: NumberContext): Promise<NextCores> {
  const shown = await findReservation(tx, making.key, making.personId)
  await dropReservation(tx, making.key, making.personId)
  let mine = shown?.drawn ?? ''

  return async (count) => {
    const drawn = Array.from({ length: count }, (_, at) => (at === 0 && mine) || drawCore(making))
    mine = ''
    return drawn
  }
}
