import { uuidV7 } from '@signet/std'
import type { Clock } from '../clock/clock.ts'

const perMillisecond = 4096
/** Milliseconds that the clock may be set back before ids follow it. */
const longestSetback = 1000
const bytesOfId = 16
/** A call for random bytes costs as much as making an id, so bytes are fetched for many. */
const idsAtOnce = 256

/**
 * Creates UUIDv7s that sort by creation, also within a millisecond: twelve bits after the time count (RFC
 * 9562, 6.2, method 1), also when the clock is set back.
 */
export function newIds(clock: Clock, random: (bytes: number) => Uint8Array): () => string {
  let last = 0
  let count = 0
  let pool: Uint8Array = new Uint8Array()
  let used = 0
  const ownBytes = () => {
    if (used >= pool.length) {
      pool = random(bytesOfId * idsAtOnce)
      used = 0
    }
    used += bytesOfId
    return Uint8Array.from(pool.subarray(used - bytesOfId, used))
  }

  return () => {
    const now = clock()
    const isSame = now <= last && last - now < longestSetback
    count = isSame ? count + 1 : 0
    last = isSame ? last : now
    if (count >= perMillisecond) {
      count = 0
      last += 1
    }
    const bits = ownBytes()
    bits[6] = count >> 8
    bits[7] = count & 0xff
    return uuidV7(last, bits)
  }
}
