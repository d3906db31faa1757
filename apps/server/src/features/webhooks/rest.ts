import { isoOf } from '../../clock/clock.ts'
import type { Webhook } from './webhook-store.ts'

type RestState = Pick<Webhook, 'inVain' | 'restsUntil'>

const second = 1000
/** Consecutive failures that may be due to single deliveries; more are due to the receiver. */
const tolerated = 5
const firstRest = 30 * second
const longestRest = 15 * 60 * second

/** Automatic deliveries wait for the end of the pause; those sent by hand do not. */
export function isResting({ restsUntil }: Pick<Webhook, 'restsUntil'>, now: string): boolean {
  return restsUntil !== null && now < restsUntil
}

/** After a pause, a single delivery tests whether the receiver is back. */
export function isDoubtful({ inVain }: Pick<Webhook, 'inVain'>): boolean {
  return inVain >= tolerated
}

/**
 * Returns the state after a failure: from the fifth in a row, a pause of 30 s, 1, 2, 4 … minutes, at most
 * 15. Attempts already in flight do not extend it.
 */
export function afterFailure({ inVain, restsUntil }: RestState, now: number): RestState {
  if (isResting({ restsUntil }, isoOf(now))) return { inVain, restsUntil }

  const failed = inVain + 1
  const rest = Math.min(firstRest * 2 ** (failed - tolerated), longestRest)
  return { inVain: failed, restsUntil: failed < tolerated ? null : isoOf(now + rest) }
}
