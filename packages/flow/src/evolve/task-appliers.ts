import type { CaseState, Task, TaskDecision } from '../case-state.ts'
import type { FlowEventOf } from '../flow-event.ts'
import { type Appliers, withTask } from './applier.ts'

type TaskEvents =
  | 'taskOpened'
  | 'taskReached'
  | 'tasksCancelled'
  | 'taskSigned'
  | 'taskUnsigned'
  | 'taskStarted'
  | 'taskAgreed'
  | 'taskHandled'
  | 'taskRejected'
  | 'taskReturned'
  | 'taskTransferred'
  | 'decisionTakenBack'

export const taskAppliers: Appliers<TaskEvents> = {
  taskOpened: (state, { task: id, node, round, person, source, stage, isReturned, at: openedAt }) => ({
    ...state,
    tasks: [
      ...state.tasks,
      { id, node, round, person, source, stage, openedAt, ...(isReturned && { isReturned }) },
    ],
    taskCount: state.taskCount + 1,
  }),
  taskReached: (state, { task, stage, at }) =>
    withTask(state, task, (waiting) => ({ ...waiting, stage, openedAt: at })),
  tasksCancelled: (state, { tasks, at }) => {
    const cancelled = new Set(tasks)
    return {
      ...state,
      tasks: state.tasks.map((task) =>
        cancelled.has(task.id) ? { ...live(task), stage: 'cancelled', closedAt: at } : task,
      ),
    }
  },
  taskSigned: (state, { task, stage, at }) =>
    withTask(state, task, (toSign) => ({ ...toSign, stage, signedAt: at })),
  taskUnsigned: (state, { task }) =>
    withTask(state, task, ({ signedAt: _, ...signed }) => ({ ...signed, stage: 'toSign' })),
  taskStarted: (state, { task, at }) =>
    withTask(state, task, (toDo) => ({ ...toDo, stage: 'doing', startedAt: at })),
  taskAgreed: (state, { task, at, automatic }) =>
    withTask(state, task, (doing) => ({
      ...decided(doing, 'agreed', at),
      ...(automatic && { automatic }),
    })),
  taskHandled: (state, { task, at }) => withTask(state, task, (doing) => decided(doing, 'handled', at)),
  taskRejected: (state, { task, at }) => withTask(state, task, (doing) => decided(doing, 'rejected', at)),
  taskReturned: (state, { task, at }) => withTask(state, task, (doing) => decided(doing, 'returned', at)),
  taskTransferred: (state, { task: id, newTask, to, stage, at }) => {
    const task = state.tasks.find((candidate) => candidate.id === id)
    if (!task) return state

    const { node, round, source, person: transferredFrom } = task
    const given: Task = { id: newTask, node, round, person: to, source, stage, openedAt: at, transferredFrom }
    const { tasks } = withTask(state, id, (doing) => decided(doing, 'transferred', at))
    return { ...state, tasks: [...tasks, given], taskCount: state.taskCount + 1 }
  },
  decisionTakenBack: (state, event) => {
    const isVoid = new Set(event.voided)
    return {
      ...state,
      tokens: tokensAfterTakingBack(state, event),
      tasks: state.tasks.filter(({ node }) => !isVoid.has(node)).map((task) => undone(task, event.stages)),
    }
  },
}

function decided(task: Task, decision: TaskDecision, closedAt: string): Task {
  return { ...task, stage: 'done', decision, closedAt }
}

function live({ isFrozen: _, ...task }: Task): Task {
  return task
}

function undone(task: Task, stages: FlowEventOf<'decisionTakenBack'>['stages']): Task {
  const stage = stages[task.id]
  if (stage === undefined) return task

  const { closedAt: _closedAt, decision: _decision, automatic: _automatic, ...open } = task
  return { ...open, stage }
}

function tokensAfterTakingBack(state: CaseState, { node, from, voided }: FlowEventOf<'decisionTakenBack'>) {
  if (state.tokens.some((token) => token.node === node)) return state.tokens

  const gone = new Set([...voided, node])
  return [...state.tokens.filter((token) => !gone.has(token.node) && !gone.has(token.from)), { node, from }]
}
