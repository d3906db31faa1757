import { type CaseOutcome, outcomeIn } from '@signet/flow'
import type { Moved } from './moved.ts'

/**
 * How a step has ended a case; undefined where it did not. What decides about a revocation is told as the end of the case
 * that it is about, and never as one of its own.
 */
export function endOf({ after, events }: Pick<Moved, 'after' | 'events'>): CaseOutcome | undefined {
  return after.revokes ? undefined : events.map(outcomeIn).findLast((outcome) => outcome !== undefined)
}
