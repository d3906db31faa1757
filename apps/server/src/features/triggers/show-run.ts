import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { knownRun } from './known-run.ts'
import { findRun, type StoredRun } from './run-store.ts'

export const showRun = serve(contract.triggers.run, async ({ tx, input }) => {
  const run = await knownRun(tx, input)
  const { id, state, occurredAt, endedAt, attempts, failure, event } = run
  const cause = run.cause === null ? undefined : await findRun(tx, run.cause)
  return {
    ...{ id, state, occurredAt, endedAt, attempts, failure, event },
    cause: cause ? { triggerId: cause.triggerId, runId: cause.id, name: cause.name } : null,
    steps: stepsOf(run),
  }
})

/** Returns the done steps and the remaining ones. */
function stepsOf({ definition, steps, state }: StoredRun) {
  return definition.actions.map(({ does }, place) => {
    const done = steps[place]
    if (done) return { does, state: 'done' as const, ...done }
    const isWrong = state === 'failed' && place === steps.length
    return { does, state: isWrong ? ('failed' as const) : ('waiting' as const), at: null, result: null }
  })
}
