import type { NodeKindName, NodeOf } from '@signet/flow'
import type { Standing, Step } from './step.ts'
import { withWait } from './with-wait.ts'

/**
 * Works on the case of a step that is to be done now. Undefined when it is not any more: nobody waits for it, it was
 * given up, or the case does not run.
 */
export function inCase<Kind extends NodeKindName, Result>(
  step: Step,
  kind: Kind,
  work: (standing: Standing<NodeOf<Kind>>) => Promise<Result>,
): Promise<Result | undefined> {
  return withWait(step, kind, async (standing) => {
    const { held, wait } = standing
    const isDue = held.state.status === 'running' && !wait.isFrozen && !wait.failure
    return isDue ? work(standing) : undefined
  })
}
