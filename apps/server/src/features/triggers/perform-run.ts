import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { FactOf } from '../../outbox/facts.ts'
import { type Reason, reasonOf } from '../../reasons/index.ts'
import { doingOf, isMet } from '../actions/index.ts'
import { inRun, type Place, seenRun } from './in-run.ts'
import { occasionOfRun, questionOfRun, type RunUnderWay } from './occasion-of-run.ts'
import { type DueRun, endRun, findRun, noteStep, tryLater } from './run-store.ts'

/** Triggers that set each other off stop here: it is more likely a circle than a plan. */
export const deepest = 5

/** Tried so often, then an administrator sees why. */
const mostAttempts = 6

const firstPause = 10_000

/** Does what is left of a run that was taken, action by action; one that fails is tried again after a longer pause. */
export async function performRun(place: Place, { attempts }: DueRun): Promise<void> {
  const { server, tenant, id } = place
  try {
    while (await goOn(place));
  } catch (error) {
    if (!(error instanceof Refusal)) server.log.error({ err: error, run: id }, 'a trigger failed')
    const failure = reasonOf(error, { loggedAs: id })
    if (attempts >= mostAttempts) return giveUp(place, 'failed', failure)
    const at = isoOf(server.clock() + firstPause * 4 ** (attempts - 1))
    await tryLater(server.db.tenant(tenant), id, { at, failure })
  }
}

type Rows = Parameters<ReturnType<typeof doingOf>['act']>[2]

/** What the world outside has answered to the action after so many. */
type Asked = Readonly<{ done: number; rows: Rows }>

/** `asksFirst`: nothing was done, since the next action asks outside, and nothing may be locked meanwhile. */
type Outcome = 'more' | 'over' | 'asksFirst' | 'tooDeep'

/** Does the next action in a transaction of its own. Whether there is more. */
async function goOn(place: Place): Promise<boolean> {
  const outcome = await inRun(place, (underWay) => takeStep(underWay))
  if (outcome === 'tooDeep')
    await giveUp(place, 'stopped', { code: 'triggers.tooDeep', params: { depth: deepest } })
  if (outcome !== 'asksFirst') return outcome === 'more'

  const asked = await askOutside(place)
  return asked !== undefined && (await inRun(place, (underWay) => takeStep(underWay, asked))) === 'more'
}

async function askOutside(place: Place): Promise<Asked | undefined> {
  const seen = await seenRun(place)
  if (!seen) return undefined
  const done = seen.run.steps.length
  const next = seen.run.definition.actions[done]
  const rows = (next && (await doingOf(next).beforehand?.(questionOfRun(seen, next), next))) ?? []
  return { done, rows }
}

async function takeStep(underWay: RunUnderWay, asked?: Asked): Promise<Outcome> {
  const { acting, run } = underWay
  const { tx, now } = acting
  const done = run.steps.length
  const { actions, condition } = run.definition
  if (run.depth > deepest) return 'tooDeep'
  if (asked && asked.done !== done) return 'more'

  const isWanted = done > 0 || asked !== undefined || isMet(occasionOfRun(underWay), condition)
  const action = actions[done]
  if (isWanted && action) return act(underWay, { action, asked })
  await endRun(tx, run.id, { state: isWanted ? 'done' : 'skipped', now })
  return 'over'
}

type Next = Readonly<{ action: Parameters<typeof doingOf>[0]; asked: Asked | undefined }>

async function act(underWay: RunUnderWay, { action, asked }: Next): Promise<Outcome> {
  const { acting, run } = underWay
  const { tx, now: at } = acting
  const doing = doingOf(action)
  if (doing.beforehand && !asked) return 'asksFirst'

  const occasion = occasionOfRun(underWay, action)
  const { result = null, values = {} } = await doing.act(occasion, action, asked?.rows ?? [])
  const steps = [...run.steps, { at, result }]
  const isOver = steps.length === run.definition.actions.length
  await noteStep(tx, run.id, { steps, brought: { ...run.brought, ...values }, endedAt: isOver ? at : null })
  return isOver ? 'over' : 'more'
}

/** A run is over without having done all; whoever saved the trigger is told, once a day and trigger. */
async function giveUp(
  { server, tenant, id }: Place,
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
