import type { CaseState, TaskStage } from '../case/case-state.ts'
import type { OpenedTask } from '../events/flow-event.ts'

/** The next tasks of a case, one for each of these people in order. */
export function openTasksFor(
  { id, taskCount }: CaseState,
  people: readonly string[],
  stageOf: (place: number) => TaskStage,
): readonly OpenedTask[] {
  return people.map((person, place) => ({
    task: `${id}-${taskCount + 1 + place}`,
    person,
    stage: stageOf(place),
  }))
}

/** Task ids are derived: `<case>-<n>`, n counting the case's tasks from 1. */
export function nextTaskId({ id, taskCount }: CaseState): string {
  return `${id}-${taskCount + 1}`
}

/** Whether such a task of this case was ever opened, also when the state has forgotten it. */
export function wasTask({ id, taskCount }: CaseState, task: string): boolean {
  const number = task.startsWith(`${id}-`) ? task.slice(id.length + 1) : ''
  return /^[1-9]\d*$/.test(number) && Number(number) <= taskCount
}
