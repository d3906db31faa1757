import type { CaseState } from '../case-state.ts'

/** Task ids are derived: `<case>-<n>`, n counting the case's tasks from 1. */
export function nextTaskId({ id, taskCount }: CaseState): string {
  return `${id}-${taskCount + 1}`
}

/** Whether such a task of this case was ever opened, also when the state has forgotten it. */
export function wasTask({ id, taskCount }: CaseState, task: string): boolean {
  const number = task.startsWith(`${id}-`) ? task.slice(id.length + 1) : ''
  return /^[1-9]\d*$/.test(number) && Number(number) <= taskCount
}
