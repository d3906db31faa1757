import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { countRuns, findRun, forgetRuns, listRuns, type StoredRun, wakeRun } from './run-store.ts'
import { findTriggerOrRefuse } from './trigger-store.ts'

export const pageOfRuns = serve(contract.triggers.runs, async ({ tx, input }) => {
  const { id: triggerId, state, ...asked } = input
  await findTriggerOrRefuse(tx, triggerId)
  const range = rangeOf(asked)
  const rows = await listRuns(tx, { triggerId, state, range })
  const total = await countRuns(tx, { triggerId, state }, range)
  return toPage(rows, {
    request: asked,
    total,
    placeOf: ({ occurredAt: at, id }) => ({ at, id }),
    show: (row) => row,
  })
})

export const showRun = serve(contract.triggers.run, async ({ tx, input }) => {
  const run = await findRunOrRefuse(tx, input)
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
  return definition.actions.map(({ does }, index) => {
    const done = steps[index]
    if (done) return { does, state: 'done' as const, ...done }
    const isWrong = state === 'failed' && index === steps.length
    return { does, state: isWrong ? ('failed' as const) : ('waiting' as const), at: null, result: null }
  })
}

export const retryRun = serve(contract.triggers.retry, async ({ tx, input, now }) => {
  const { id } = await findRunOrRefuse(tx, input)
  if (!(await wakeRun(tx, id, now))) throw new Refusal<RefusalCode>('triggers.runNotFailed')
  return null
})

type RunKey = Readonly<{ id: string; runId: string }>

/** Returns a run of a trigger. Refuses `triggers.runNotFound`. */
async function findRunOrRefuse(tx: Reader, { id, runId }: RunKey): Promise<StoredRun> {
  const run = /^\d{1,18}$/.test(runId) ? await findRun(tx, runId) : undefined
  if (run?.triggerId !== id) throw new Refusal<RefusalCode>('triggers.runNotFound')
  return run
}

const day = 24 * 60 * 60_000
const kept = 90 * day
/** Shorter, since runs skipped by their condition are many and say little. */
const skippedKept = 7 * day

export function forgetOldRuns({ db, clock }: Pick<Server, 'db' | 'clock'>, tenant: string): Promise<void> {
  const now = clock()
  return forgetRuns(db.tenant(tenant), { before: isoOf(now - kept), skippedBefore: isoOf(now - skippedKept) })
}
