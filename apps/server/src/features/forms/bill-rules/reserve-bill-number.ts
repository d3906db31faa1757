import { contract } from '@signet/contract'
import type { Tx } from '@signet/db'
import { serve } from '../../../http/serve.ts'
import {
  findReservation,
  keepReservation,
  lockCounter,
} from '../../../records/numbering/bill-number-store.ts'
import { billText, drawCore, periodOf, serialCore } from '../../../records/numbering/bill-text.ts'
import {
  type NumberContext,
  namedRule,
  nextSerials,
  reservedNumber,
} from '../../../records/numbering/take-bill-numbers.ts'

/** A GET that reserves; repeated calls return the same number, so that opening a form twice wastes none. */
export const reserveBillNumber = serve(
  contract.billRules.number,
  async ({ input, actor: { tenant, personId }, now, server }) =>
    server.db
      .tenant(tenant)
      .transaction()
      .execute(async (tx) => {
        const { key, settings } = await namedRule({ tx, server, tenant }, input.enCode)
        const { random, newId, timeZone } = server
        const core = await shownCore(tx, { key, settings, personId, now, random, newId, timeZone })
        return billText(settings, core, {})
      }),
)

/** Reserves the core of this person's next number; the same one until it is taken or expires. */
async function shownCore(tx: Tx, making: NumberContext): Promise<string> {
  return making.settings.kind === 'serial' ? shownSerial(tx, making, making.settings) : shownDraw(tx, making)
}

type SerialSettings = Extract<NumberContext['settings'], { kind: 'serial' }>

async function shownSerial(
  tx: Tx,
  { key: ruleKey, personId, now, timeZone }: NumberContext,
  settings: SerialSettings,
) {
  const time = { now, timeZone }
  const counter = { ruleKey, period: periodOf(settings, time) }
  await lockCounter(tx, counter, settings.start)
  const mine = await reservedNumber(tx, counter, { settings, personId, now, timeZone })
  const wanted = { start: settings.start, now, count: 1 }
  const [number = settings.start] = mine === null ? await nextSerials(tx, counter, wanted) : [mine]
  await keepReservation(tx, counter, { personId, number, drawn: '', reservedAt: now })

  return serialCore(settings, number, time)
}

async function shownDraw(tx: Tx, making: NumberContext) {
  const { key: ruleKey, personId, now } = making
  const shown = await findReservation(tx, ruleKey, personId)
  const drawn = shown?.drawn || drawCore(making)
  await keepReservation(tx, { ruleKey, period: '' }, { personId, number: null, drawn, reservedAt: now })

  return drawn
}
