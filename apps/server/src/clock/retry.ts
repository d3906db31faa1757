import { isoOf } from './clock.ts'

const second = 1000

/** Returns the milliseconds to wait after this many attempts (from 1); undefined gives up. */
export type RetryPolicy = (attempts: number) => number | undefined

/** Waits 2, 4, 8 ... seconds, at most `longest` milliseconds, and never gives up. */
export function doubling(longest: number): (attempts: number) => number {
  return (attempts) => Math.min(2 ** attempts * second, longest)
}

/** Gives up after `most` attempts. */
export function atMost(most: number, policy: RetryPolicy): RetryPolicy {
  return (attempts) => (attempts >= most ? undefined : policy(attempts))
}

/** Retries of calls to other systems: 10, 40, 160 ... seconds; gives up after six attempts, within an hour. */
export const outsideRetries = atMost(6, (attempts) => 10 * second * 4 ** (attempts - 1))

/** Waits these milliseconds after each attempt and gives up after the last. */
export function listed(pauses: readonly number[]): RetryPolicy {
  return (attempts) => pauses[attempts - 1]
}

/** Returns the time of the next attempt in ISO 8601; undefined when the policy gives up. */
export function retryTime(policy: RetryPolicy, attempts: number, now: number): string | undefined {
  const pause = policy(attempts)
  return pause === undefined ? undefined : isoOf(now + pause)
}
