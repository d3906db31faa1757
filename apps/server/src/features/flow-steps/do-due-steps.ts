import { Refusal } from '@signet/std'
import { processLeased } from '../../clock/lease.ts'
import { reasonOf } from '../../clock/reason.ts'
import { outsideRetries, retryTime } from '../../clock/retry.ts'
import type { Server } from '../../server.ts'
import { runners } from './runners/index.ts'
import { failStep, type Step } from './running-step.ts'
import { setNextAttempt, takeDueSteps } from './step-store.ts'

const column = { table: 'flow_wait', id: 'id', until: 'next_attempt_at' }
const atOnce = 8

/** Performs due automatic steps, each on one server node at a time. Returns whether there were any. */
export function doDueSteps(server: Server, tenant: string): Promise<boolean> {
  const kinds = [...runners.keys()]
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDueSteps(server.db.tenant(tenant), { ...lease, kinds, most: atOnce }),
    idOf: ({ id }) => id,
    work: (due) => runStep({ server, tenant, due }),
  })
}

/** Performs a taken step; a failed one is retried after growing pauses. */
async function runStep(step: Step): Promise<void> {
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
