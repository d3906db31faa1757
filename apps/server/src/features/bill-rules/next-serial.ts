import type { Tx } from '@signet/db'
import { isoOf } from '../../clock.ts'
import { type Counter, lockCounter, setNext, takeForgotten } from './bill-number-store.ts'

/** A number that was shown and not looked at for so long goes to whoever asks next. */
const reservedFor = 30 * 60_000

/** The lowest number that is free: one that somebody left, or a new one. The caller holds the counter. */
export async function nextSerial(tx: Tx, counter: Counter, { start, now }: { start: number; now: string }) {
  const next = await lockCounter(tx, counter, start)
  const forgotten = await takeForgotten(tx, counter, isoOf(Date.parse(now) - reservedFor))
  if (forgotten !== null) return forgotten

  await setNext(tx, counter, next + 1)
  return next
}
