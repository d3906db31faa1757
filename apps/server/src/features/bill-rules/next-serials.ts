import type { Tx } from '@signet/db'
import { isoOf } from '../../clock.ts'
import { type Counter, lockCounter, setNext, takeForgotten } from './bill-number-store.ts'

/** A number that was shown and not looked at for so long goes to whoever asks next. */
const reservedFor = 30 * 60_000

type Wanted = Readonly<{ start: number; now: string; count: number }>

/** The lowest numbers that are free: those that somebody left, then new ones. The caller holds the counter. */
export async function nextSerials(
  tx: Tx,
  counter: Counter,
  { start, now, count }: Wanted,
): Promise<readonly number[]> {
  const next = await lockCounter(tx, counter, start)
  const since = isoOf(Date.parse(now) - reservedFor)
  const forgotten = await takeForgotten(tx, counter, { since, most: count })
  const fresh = Array.from({ length: count - forgotten.length }, (_, at) => next + at)
  if (fresh.length > 0) await setNext(tx, counter, next + fresh.length)
  return [...forgotten, ...fresh]
}
