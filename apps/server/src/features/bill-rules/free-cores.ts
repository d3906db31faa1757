import type { BillRuleSettings } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { Server } from '../../server.ts'
import { dropReservation, findReservation, lockCounter } from './bill-number-store.ts'
import { serialCore } from './bill-text.ts'
import { periodOf } from './date-part.ts'
import { drawCore } from './draw-core.ts'
import { nextSerial } from './next-serial.ts'

export type Making = Readonly<{ key: string; settings: BillRuleSettings; personId: string; now: string }> &
  Pick<Server, 'random' | 'newId' | 'timeZone'>

/** What stands between prefix and suffix: first what was shown to this person, then whatever is free. */
export function freeCores(tx: Tx, making: Making): Promise<() => Promise<string>> {
  return making.settings.kind === 'serial' ? serials(tx, making, making.settings) : draws(tx, making)
}

type SerialSettings = Extract<BillRuleSettings, { kind: 'serial' }>

async function serials(tx: Tx, { key: ruleKey, personId, now, timeZone }: Making, settings: SerialSettings) {
  const moment = { now, timeZone }
  const counter = { ruleKey, period: periodOf(settings, moment) }
  await lockCounter(tx, counter, settings.start)
  const shown = await findReservation(tx, ruleKey, personId)
  await dropReservation(tx, ruleKey, personId)
  let mine = shown?.period === counter.period ? shown.number : null

  return async () => {
    const number = mine ?? (await nextSerial(tx, counter, { start: settings.start, now }))
    mine = null
    return serialCore(settings, number, moment)
  }
}

async function draws(tx: Tx, making: Making) {
  const shown = await findReservation(tx, making.key, making.personId)
  await dropReservation(tx, making.key, making.personId)
  let mine = shown?.drawn ?? ''

  return async () => {
    const core = mine || drawCore(making)
    mine = ''
    return core
  }
}
