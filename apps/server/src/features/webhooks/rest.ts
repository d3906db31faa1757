import { isoOf } from '../../clock.ts'
import type { Webhook } from './webhook-store.ts'

type Standing = Pick<Webhook, 'inVain' | 'restsUntil'>

const second = 1000
/** So many failures in a row may be those of single deliveries; after them it is the receiver. */
const tolerated = 5
const firstRest = 30 * second
const longestRest = 15 * 60 * second

/** Nothing is sent by itself until it has rested; what somebody sends by hand is. */
export function isResting({ restsUntil }: Pick<Webhook, 'restsUntil'>, now: string): boolean {
  return restsUntil !== null && now < restsUntil
}

/** After a rest it is asked with one delivery whether it is there again. */
export function isDoubtful({ inVain }: Pick<Webhook, 'inVain'>): boolean {
  return inVain >= tolerated
}

/**
 * How it stands after one more attempt in vain: from the fifth in a row on it rests 30 s, 1, 2, 4 … minutes, a quarter of an
 * hour at most. What was under way when the rest began does not make it longer.
 */
export function afterFailure({ inVain, restsUntil }: Standing, now: number): Standing {
  if (isResting({ restsUntil }, isoOf(now))) return { inVain, restsUntil }

  const failed = inVain + 1
  const rest = Math.min(firstRest * 2 ** (failed - tolerated), longestRest)
  return { inVain: failed, restsUntil: failed < tolerated ? null : isoOf(now + rest) }
}
