import type { CaseState, TaskStage } from '../case-state.ts'
import type { Opened } from '../flow-event.ts'

/** The next tasks of a case, one for each of these people in order. */
export function openTasksFor(
  { id, taskCount }: CaseState,
  people: readonly string[],
  stageOf: (place: number) => TaskStage,
): readonly Opened[] {
  return people.map((person, place) => ({
    task: `${id}-${taskCount + 1 + place}`,
    person,
    stage: stageOf(place),
  }))
}
