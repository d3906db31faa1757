import type { CaseState, Task } from '../case-state.ts'
import type { FlowEventOf, FlowEventType } from '../flow-event.ts'

export type Appliers<Types extends FlowEventType> = Readonly<{
  [Type in Types]: (state: CaseState, event: FlowEventOf<Type>) => CaseState
}>

/** The state with one task changed; the others stay the same objects. */
export function withTask(state: CaseState, id: string, change: (task: Task) => Task): CaseState {
  return { ...state, tasks: state.tasks.map((task) => (task.id === id ? change(task) : task)) }
}
