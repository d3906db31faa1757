import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { FactOf } from '../../../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../../../clock/reason.ts'
import { outsideRetries, retryTime } from '../../../clock/retry.ts'
import { actionRunnerFor, isConditionMet } from '../actions/index.ts'
import {
  type RunContext,
  type RunInProgress,
  readRun,
  runActionContext,
  runReadContext,
  withLockedRun,
} from './run-context.ts'
import { type DueRun, endRun, findRun, noteStep, tryLater } from './run-store.ts'

/** Maximum depth of triggers that fire each other, to stop loops. */
export const deepest = 5

/** Performs the remaining actions of a run; a failed one is retried after growing pauses. */
export async function performRun(runContext: RunContext, { attempts }: DueRun): Promise<void> {
  const { server, tenant, id } = runContext
  try {
    while (await performNextAction(runContext));
  } catch (error) {
    if (!(error instanceof Refusal)) server.log.error({ err: error, run: id }, 'a trigger failed')
    const failure = reasonOf(error, { loggedAs: id })
    const at = retryTime(outsideRetries, attempts, server.clock())
    if (at === undefined) return giveUp(runContext, 'failed', failure)
    await tryLater(server.db.tenant(tenant), id, { at, failure })
  }
}

type Rows = Parameters<ReturnType<typeof actionRunnerFor>['act']>[2]

/** External answers for the action after `done` steps. */
type OutsideAnswer = Readonly<{ done: number; rows: Rows }>

/**
 * `asksFirst` means nothing was done: the next action calls outside first, which must not happen under a
 * lock.
 */
type Outcome = 'more' | 'over' | 'asksFirst' | 'tooDeep'

/** Performs the next action in its own transaction; returns whether there is more. */
async function performNextAction(runContext: RunContext): Promise<boolean> {
  const outcome = await withLockedRun(runContext, (inProgress) => takeStep(inProgress))
  if (outcome === 'tooDeep')
    await giveUp(runContext, 'stopped', { code: 'triggers.tooDeep', params: { depth: deepest } })
  if (outcome !== 'asksFirst') return outcome === 'more'

  const outsideAnswer = await askOutside(runContext)
  return (
    outsideAnswer !== undefined &&
    (await withLockedRun(runContext, (inProgress) => takeStep(inProgress, outsideAnswer))) === 'more'
  )
}

async function askOutside(runContext: RunContext): Promise<OutsideAnswer | undefined> {
  const seen = await readRun(runContext)
  if (!seen) return undefined
  const done = seen.run.steps.length
  const next = seen.run.definition.actions[done]
  const rows = (next && (await actionRunnerFor(next).beforehand?.(runReadContext(seen, next), next))) ?? []
  return { done, rows }
}

async function takeStep(inProgress: RunInProgress, answer?: OutsideAnswer): Promise<Outcome> {
  const { context, run } = inProgress
  const { tx, now } = context
  const done = run.steps.length
  const { actions, condition } = run.definition
  if (run.depth > deepest) return 'tooDeep'
  if (answer && answer.done !== done) return 'more'

  const isWanted = done > 0 || answer !== undefined || isConditionMet(runActionContext(inProgress), condition)
  const action = actions[done]
  if (isWanted && action) return performAction(inProgress, { action, answer })
  await endRun(tx, run.id, { state: isWanted ? 'done' : 'skipped', now })
  return 'over'
}

type NextAction = Readonly<{
  action: Parameters<typeof actionRunnerFor>[0]
  answer: OutsideAnswer | undefined
}>

async function performAction(inProgress: RunInProgress, { action, answer }: NextAction): Promise<Outcome> {
  const { context, run } = inProgress
  const { tx, now: at } = context
  const runner = actionRunnerFor(action)
  if (runner.beforehand && !answer) return 'asksFirst'

  const occasion = runActionContext(inProgress, action)
  const { result = null, values = {} } = await runner.act(occasion, action, answer?.rows ?? [])
  const steps = [...run.steps, { at, result }]
  const isOver = steps.length === run.definition.actions.length
  await noteStep(tx, run.id, { steps, brought: { ...run.brought, ...values }, endedAt: isOver ? at : null })
  return isOver ? 'over' : 'more'
}

/** Ends an unfinished run and notifies the trigger's author, at most once a day per trigger. */
async function giveUp(
  { server, tenant, id }: RunContext,
  state: 'failed' | 'stopped',
  failure: Reason,
): Promise<void> {
  const now = isoOf(server.clock())
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const run = await findRun(tx, id)
      if (!run || !(await endRun(tx, id, { state, now, failure }))) return
      const body: FactOf<'notice'>['body'] = {
        toPersonIds: [run.changedBy],
        kind: 'system',
        titleKey: 'triggers.notice.failed',
        titleParams: { name: run.name },
        fact: `trigger/${run.triggerId}/failed/${now.slice(0, 10)}`,
        cause: { run: id, depth: run.depth },
      }
      await server.outbox.write(tx, [{ topic: 'notice', body }], now)
    })
  server.outbox.wake(tenant)
}
