import { instantOfValue, secondsOf } from '../calendar/wall-clock.ts'
import { type CaseState, isOpen, type Task } from '../case/case-state.ts'
import { calendarOf, shifted } from '../engine/facts.ts'
import type { Run } from '../engine/run.ts'
import type { TimeLimit } from '../nodes/time-limit.ts'
import { timerUntil } from '../nodes/timer/timer-settings.ts'

/**
 * After every command: whoever has an open task at a step with a limit, and no deadline yet, gets one. So whatever
 * opened the task (arriving, a turn, a transfer, a return, a decision taken back) its time begins then. Where the form
 * names the moment, another date there is another deadline.
 */
export function setDeadlines(run: Run): void {
  const { limits } = run.plan
  if (limits.size === 0 || !isTicking(run.state)) return

  for (const task of run.state.tasks) {
    const limit = limits.get(task.node)
    if (limit && isOpen(task) && task.assists === undefined) setDeadline(run, task, limit)
  }
}

function setDeadline(run: Run, { id: task, deadline }: Task, limit: TimeLimit): void {
  if (deadline && limit.from !== 'field') return

  const start = startOf(run, limit)
  if (start === undefined) return
  const dueAt = shifted(start, limit.minutes, limit, run.facts)
  if (dueAt === deadline?.dueAt) return

  const nextAt = firstReminder(run, limit, { start, dueAt }) ?? dueAt
  run.record({ type: 'deadlineSet', at: run.now, by: null, task, dueAt, nextAt })
}

/** When the time began; unknown while the form does not say. */
function startOf({ facts, now, state }: Run, { from, field }: TimeLimit): string | undefined {
  if (from === 'opened') return now
  return from === 'launched'
    ? state.launchedAt
    : instantOfValue(facts.values[field], calendarOf(facts).timeZone)
}

type Span = Readonly<{ start: string; dueAt: string }>

/** A reminder whose time has already passed is not made up for; one that comes back, comes back from now on. */
function firstReminder(run: Run, limit: TimeLimit, { start, dueAt }: Span): string | undefined {
  const { remind } = limit
  if (!remind) return undefined

  const [from, minutes] = remind.at === 'afterStart' ? [start, remind.minutes] : [dueAt, -remind.minutes]
  const first = shifted(from, minutes, limit, run.facts)
  if (secondsOf(first) > secondsOf(run.now)) return earlierOf(first, dueAt)
  return remind.every === undefined
    ? undefined
    : earlierOf(shifted(run.now, remind.every, limit, run.facts), dueAt)
}

/** Reminders end at the limit. */
export function earlierOf(reminder: string, dueAt: string): string {
  return secondsOf(reminder) < secondsOf(dueAt) ? reminder : dueAt
}

/** When the clock has to look at a case again; undefined when it waits for people only. */
export function nextDue(state: CaseState): string | undefined {
  if (!isTicking(state)) return undefined

  const moments = state.tasks.flatMap((task) =>
    isOpen(task) && task.deadline?.nextAt !== undefined ? [task.deadline.nextAt] : [],
  )
  const timers = (state.waits ?? []).flatMap((wait) => timerUntil(wait) ?? [])
  return [...moments, ...timers].sort()[0]
}

/** Whether time counts for a case: not while it is suspended, sent back to its starter, stopped or over. */
export function isTicking({ status, deletedAt }: CaseState): boolean {
  return status === 'running' && deletedAt === undefined
}
