import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import { reasonOf } from '../../reasons/index.ts'
import { failStep } from './fail-step.ts'
import { runners } from './runners/index.ts'
import type { Step } from './step.ts'
import { setNextAttempt } from './step-store.ts'

/** Tried so often, then an administrator sees why. */
const mostAttempts = 6
const second = 1000
const firstPause = 10 * second

/** Does one step that was taken; one that fails is tried again, each time after a longer pause. */
export async function runStep(step: Step): Promise<void> {
  const { server, tenant, due } = step
  const db = server.db.tenant(tenant)
  try {
    await runners.get(due.kind)?.(step)
  } catch (error) {
    if (!(error instanceof Refusal)) server.log.error({ err: error, step: due.id }, 'a step failed')
    if (due.attempts >= mostAttempts) return failStep(step, reasonOf(error, { loggedAs: due.id }))
    const pause = firstPause * 4 ** (due.attempts - 1)
    await setNextAttempt(db, { id: due.id, at: isoOf(server.clock() + pause) })
  }
}
