import { isUndone } from '../case-state.ts'
import type { Run } from '../engine/run.ts'

/** Who decided needs no help any more. */
export function closeHelpers(run: Run, of: string): void {
  if (run.state.tasks.every(({ assists }) => assists === undefined)) return

  const tasks = run.state.tasks.filter((task) => task.assists === of && isUndone(task)).map(({ id }) => id)
  if (tasks.length > 0)
    run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason: 'decided' })
}
