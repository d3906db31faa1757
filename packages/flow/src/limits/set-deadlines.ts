import { instantOfValue, secondsOf } from '../calendar/wall-clock.ts'
import type { CaseState } from '../case/case-state.ts'
import { isOpen, type Task } from '../case/task.ts'
import { calendarOf, shiftTime } from '../engine/facts.ts'
import type { Run } from '../engine/run.ts'
import type { TimeLimit } from '../nodes/time-limit.ts'
import { timerUntil } from '../nodes/timer/timer-settings.ts'

/**
 * Sets the due date of open tasks at limited steps that have none; runs after every command. Time starts when the
 * task opens, whichever command opened it. When a form field sets the time, changing the field changes the due date.
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
  const dueAt = shiftTime(start, limit.minutes, limit, run.facts)
  if (dueAt === deadline?.dueAt) return

  const nextAt = firstReminder(run, limit, { start, dueAt }) ?? dueAt
  run.record({ type: 'deadlineSet', at: run.now, by: null, task, dueAt, nextAt })
}

/** Start of the time limit; undefined while the form field is empty. */
function startOf({ facts, now, state }: Run, { from, field }: TimeLimit): string | undefined {
  if (from === 'opened') return now
  return from === 'launched'
    ? state.launchedAt
    : instantOfValue(facts.values[field], calendarOf(facts).timeZone)
}

type LimitPeriod = Readonly<{ start: string; dueAt: string }>

/** First reminder. A missed one is skipped; a repeating one continues from now. */
function firstReminder(run: Run, limit: TimeLimit, { start, dueAt }: LimitPeriod): string | undefined {
  const { remind } = limit
  if (!remind) return undefined

  const [from, minutes] = remind.at === 'afterStart' ? [start, remind.minutes] : [dueAt, -remind.minutes]
  const first = shiftTime(from, minutes, limit, run.facts)
  if (secondsOf(first) > secondsOf(run.now)) return earlierOf(first, dueAt)
  return remind.every === undefined
    ? undefined
    : earlierOf(shiftTime(run.now, remind.every, limit, run.facts), dueAt)
}

/** No reminder comes after the due date. */
export function earlierOf(reminder: string, dueAt: string): string {
  return secondsOf(reminder) < secondsOf(dueAt) ? reminder : dueAt
}

/** When the clock acts next on a case; undefined when it only waits for people. */
export function nextDue(state: CaseState): string | undefined {
  if (!isTicking(state)) return undefined

  const moments = state.tasks.flatMap((task) =>
    isOpen(task) && task.deadline?.nextAt !== undefined ? [task.deadline.nextAt] : [],
  )
  const timers = (state.waits ?? []).flatMap((wait) => timerUntil(wait) ?? [])
  return [...moments, ...timers].sort()[0]
}

/** Whether time counts for a case: not while it is suspended, returned to the starter, stopped or over. */
export function isTicking({ status, deletedAt }: CaseState): boolean {
  return status === 'running' && deletedAt === undefined
}
