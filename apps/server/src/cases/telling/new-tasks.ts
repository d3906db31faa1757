import { type CaseState, isOpen, type Task } from '@signet/flow'

/** Returns the tasks that this change opened. */
export function newTasks(before: CaseState | null, after: CaseState): readonly Task[] {
  const wasOpen = new Set(before?.tasks.filter(isOpen).map(({ id }) => id))
  return after.tasks.filter((task) => isOpen(task) && !wasOpen.has(task.id))
}
