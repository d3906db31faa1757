import { contract } from '@signet/contract'
import type { Tx } from '@signet/db'
import { serve } from '../../http/serve.ts'
import { findReservation, keepReservation, lockCounter } from './bill-number-store.ts'
import { findRule } from './bill-rule-store.ts'
import { billText, serialCore } from './bill-text.ts'
import { periodOf } from './date-part.ts'
import { drawCore } from './draw-core.ts'
import type { Making } from './free-cores.ts'
import { nextSerials } from './next-serials.ts'

/** A GET that reserves: asked again it answers the same, so a form may be opened as often as its reader likes. */
export const reserveBillNumber = serve(
  contract.billRules.number,
  async ({ input, actor: { tenant, personId }, now, server }) =>
    server.db
      .tenant(tenant)
      .transaction()
      .execute(async (tx) => {
        const { id: key, settings } = await findRule(tx, input.enCode)
        const { random, newId, timeZone } = server
        const core = await shownCore(tx, { key, settings, personId, now, random, newId, timeZone })
        return billText(settings, core, {})
      }),
)

/** Reserves for this person what their next number will be made of; the same until it is taken or forgotten. */
async function shownCore(tx: Tx, making: Making): Promise<string> {
  return making.settings.kind === 'serial' ? shownSerial(tx, making, making.settings) : shownDraw(tx, making)
}

type SerialSettings = Extract<Making['settings'], { kind: 'serial' }>

async function shownSerial(
  tx: Tx,
  { key: ruleKey, personId, now, timeZone }: Making,
  settings: SerialSettings,
) {
  const moment = { now, timeZone }
  const counter = { ruleKey, period: periodOf(settings, moment) }
  await lockCounter(tx, counter, settings.start)
  const shown = await findReservation(tx, ruleKey, personId)
  const mine = shown?.period === counter.period ? shown.number : null
  const wanted = { start: settings.start, now, count: 1 }
  const [number = settings.start] = mine === null ? await nextSerials(tx, counter, wanted) : [mine]
  await keepReservation(tx, counter, { personId, number, drawn: '', reservedAt: now })

  return serialCore(settings, number, moment)
}

async function shownDraw(tx: Tx, making: Making) {
  const { key: ruleKey, personId, now } = making
  const shown = await findReservation(tx, ruleKey, personId)
  const drawn = shown?.drawn || drawCore(making)
  await keepReservation(tx, { ruleKey, period: '' }, { personId, number: null, drawn, reservedAt: now })

  return drawn
}
