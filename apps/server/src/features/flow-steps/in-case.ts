import type { NodeKindName, NodeOf } from '@signet/flow'
import type { RunningStep, Step } from './step.ts'
import { withWait } from './with-wait.ts'

/**
 * Works on the case of a due step. Returns undefined when the step is no longer due: done, given up, or its
 * case is not running.
 */
export function inCase<Kind extends NodeKindName, Result>(
  step: Step,
  kind: Kind,
  work: (standing: RunningStep<NodeOf<Kind>>) => Promise<Result>,
): Promise<Result | undefined> {
  return withWait(step, kind, async (standing) => {
    const { held, wait } = standing
    const isDue = held.state.status === 'running' && !wait.isFrozen && !wait.failure
    return isDue ? work(standing) : undefined
  })
}
