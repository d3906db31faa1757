import type { Task } from '../case-state.ts'
import type { Run } from '../engine/run.ts'
import { secondsOf } from '../instant.ts'
import { TimeLimit } from '../nodes/time-limit.ts'
import { actByLimit } from './act-by-limit.ts'
import { shifted } from './calendar-of.ts'
import { earlierOf } from './set-deadlines.ts'

/** A limit that was taken out of the flow since: what is due is still marked. */
const silent = TimeLimit.parse({ minutes: 0, overdue: { times: 1 } })

/** What the clock does about a task whose moment has come: it reminds before the limit, and marks it overdue from there on. */
export function passTask(run: Run, { id: task, node, deadline }: Task): void {
  if (deadline?.nextAt === undefined) return

  const limit = run.plan.limits.get(node) ?? silent
  const { dueAt, nextAt, ticks } = deadline
  if (secondsOf(run.now) < secondsOf(dueAt)) {
    const next = nextReminder(run, limit, { dueAt, nextAt })
    run.record({ type: 'taskReminded', at: run.now, by: null, task, nextAt: next })
    return
  }

  const passed = ticksPassed(run, limit, { ticks, nextAt: laterOf({ dueAt, nextAt }) })
  run.record({ type: 'taskOverdue', at: run.now, by: null, task, ...passed })
  if (passed.nextAt === undefined && limit.overdue.act) actByLimit(run, task, limit.overdue.act)
}

type Due = Readonly<{ dueAt: string; nextAt: string }>

/** Reminders that nobody could send (the server stood still) are not sent later. */
function nextReminder(run: Run, limit: TimeLimit, { dueAt, nextAt }: Due): string {
  const every = limit.remind?.every
  if (every === undefined) return dueAt

  const next = shifted(nextAt, every, limit, run.facts)
  const isAhead = secondsOf(next) > secondsOf(run.now)
  return earlierOf(isAhead ? next : shifted(run.now, every, limit, run.facts), dueAt)
}

/** The limit itself is the first tick, also where a reminder was still to come. */
function laterOf({ dueAt, nextAt }: Due): string {
  return secondsOf(nextAt) < secondsOf(dueAt) ? dueAt : nextAt
}

type Passed = Readonly<{ tick: number; nextAt?: string }>

/** Several ticks that have passed at once are told once, as the last of them. */
function ticksPassed(
  run: Run,
  limit: TimeLimit,
  { ticks, nextAt }: { ticks: number; nextAt: string },
): Passed {
  const { every, times } = limit.overdue
  let tick = ticks + 1
  let next = shifted(nextAt, every, limit, run.facts)
  while (tick < times && secondsOf(next) <= secondsOf(run.now)) {
    tick += 1
    next = shifted(next, every, limit, run.facts)
  }
  return tick < times ? { tick, nextAt: next } : { tick }
}
