import { type CaseState, isOpen } from '../case/case-state.ts'
import { timerUntil } from '../nodes/timer/timer-until.ts'

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
