import { Refusal } from '@signet/std'
import { reasonOf } from '../../clock/reason.ts'
import { outsideRetries, retryTime } from '../../clock/retry.ts'
import { failStep } from './fail-step.ts'
import { runners } from './runners/index.ts'
import type { Step } from './step.ts'
import { setNextAttempt } from './step-store.ts'

/** Does one step that was taken; one that fails is tried again, each time after a longer pause. */
export async function runStep(step: Step): Promise<void> {
  const { server, tenant, due } = step
  const db = server.db.tenant(tenant)
  try {
    await runners.get(due.kind)?.(step)
  } catch (error) {
    if (!(error instanceof Refusal)) server.log.error({ err: error, step: due.id }, 'a step failed')
    const at = retryTime(outsideRetries, due.attempts, server.clock())
    if (at === undefined) return failStep(step, reasonOf(error, { loggedAs: due.id }))
    await setNextAttempt(db, { id: due.id, at })
  }
}
