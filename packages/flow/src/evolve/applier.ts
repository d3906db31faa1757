import type { CaseState } from '../case/case-state.ts'
import type { Task } from '../case/task.ts'
import type { FlowEventOf, FlowEventType } from '../events/flow-event.ts'

export type Appliers<Types extends FlowEventType> = Readonly<{
  [Type in Types]: (state: CaseState, event: FlowEventOf<Type>) => CaseState
}>

/** Returns the state with one task changed; the others stay the same objects. */
export function withTask(state: CaseState, id: string, change: (task: Task) => Task): CaseState {
  return { ...state, tasks: state.tasks.map((task) => (task.id === id ? change(task) : task)) }
}

/** Inserts a task after the last matching one, so that sequential voters keep their order. */
export function withTaskInPlace(state: CaseState, task: Task, isBefore: (other: Task) => boolean): CaseState {
  const index = state.tasks.findLastIndex(isBefore)
  const next = index === -1 ? state.tasks.length : index + 1
  return { ...state, tasks: state.tasks.toSpliced(next, 0, task), taskCount: state.taskCount + 1 }
}
