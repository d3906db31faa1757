import { isUndone, type Task } from '../case-state.ts'
import type { CancelReason } from '../flow-event.ts'
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
