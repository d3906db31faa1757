import { secondsOf } from '../../calendar/wall-clock.ts'
import { isOpen } from '../../case/task.ts'
import type { Run } from '../../engine/run.ts'
import { releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { handleDueTask } from '../../limits/pass-task.ts'
import { isTicking } from '../../limits/set-deadlines.ts'
import { timerUntil } from '../../nodes/timer/timer-settings.ts'
import { evenSuspended, firstOf, unlessSystem } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Limit of actions per tick; the rest waits for the next tick. */
const most = 1000

/** Does everything due by now: reminders, overdue notices, automatic actions. Records nothing when nothing is due. */
export const passTime: CommandRule<'passTime'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessSystem, ({ state }) => (state ? undefined : { code: 'flow.caseNotFound' })),
  options: 'none',
  carryOut(run) {
    for (let count = 0; count < most && isTicking(run.state); count += 1) {
      const task = dueTask(run)
      if (task) handleDueTask(run, task)
      else if (!endTimer(run)) return
    }
  },
}

/** Tasks opened on the way get their due date afterwards, so they are never due in the same tick. */
function dueTask({ now, state }: Run) {
  return state.tasks.find(
    (task) =>
      isOpen(task) &&
      task.deadline?.nextAt !== undefined &&
      secondsOf(task.deadline.nextAt) <= secondsOf(now),
  )
}

/** Moves one token whose timer has ended. False when there is none. */
function endTimer(run: Run): boolean {
  const { now, state } = run
  const timer = state.waits?.find((wait) => {
    const until = timerUntil(wait)
    return until !== undefined && secondsOf(until) <= secondsOf(now)
  })
  if (!timer) return false

  run.record({ type: 'waitEnded', at: now, by: null, wait: timer.id, outcome: 'done' })
  walk(run, releaseWaits(run))
  return true
}
