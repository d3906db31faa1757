import { isUndone, type Task, type Wait } from '../case/case-state.ts'
import type { CancelReason } from '../events/flow-event.ts'
import type { Run } from './run.ts'

/** Cancels what is not done yet, everywhere or where `which` says so. */
export function cancelTasks(
  run: Run,
  reason: CancelReason,
  which: (task: Task) => boolean = () => true,
): void {
  const tasks = run.state.tasks.filter((task) => isUndone(task) && which(task)).map(({ id }) => id)
  if (tasks.length > 0) run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason })
}

/** Gives up what is waited for, everywhere or where `which` says so: whoever does the work finds the wait gone. */
export function cancelWaits(
  run: Run,
  reason: CancelReason,
  which: (wait: Wait) => boolean = () => true,
): void {
  const waits = (run.state.waits ?? []).filter(which).map(({ id }) => id)
  if (waits.length > 0) run.record({ type: 'waitsCancelled', at: run.now, by: null, waits, reason })
}
