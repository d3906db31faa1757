import type { Tx } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import { type Counter, lockCounter, setNext, takeForgotten } from './bill-number-store.ts'

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
  const forgotten = await takeForgotten(tx, counter, { since, most: count })
  const fresh = Array.from({ length: count - forgotten.length }, (_, at) => next + at)
  if (fresh.length > 0) await setNext(tx, counter, next + fresh.length)
  return [...forgotten, ...fresh]
}
