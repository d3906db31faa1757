import { secondsOf } from '../../calendar/wall-clock.ts'
import { isOpen } from '../../case/case-state.ts'
import type { Run } from '../../engine/run.ts'
import { releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { passTask } from '../../limits/pass-task.ts'
import { isTicking } from '../../limits/set-deadlines.ts'
import { timerUntil } from '../../nodes/timer/timer-settings.ts'
import { evenSuspended, firstOf, unlessSystem } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Limits what one tick does; the rest waits for the next tick. */
const most = 1000

/** Everything that is due by now, once: reminders, marks, what limits do by themselves. Nothing happens when nothing is due. */
export const passTime: CommandRule<'passTime'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessSystem, ({ state }) => (state ? undefined : { code: 'flow.caseNotFound' })),
  carryOut(run) {
    for (let count = 0; count < most && isTicking(run.state); count += 1) {
      const task = dueTask(run)
      if (task) passTask(run, task)
      else if (!endTimer(run)) return
    }
  },
}

/** A task that opens on the way gets its deadline afterwards, so it is never due in the same tick. */
function dueTask({ now, state }: Run) {
  return state.tasks.find(
    (task) =>
      isOpen(task) &&
      task.deadline?.nextAt !== undefined &&
      secondsOf(task.deadline.nextAt) <= secondsOf(now),
  )
}

/** Lets one token go whose time has come. False when there is none. */
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
