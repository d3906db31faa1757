import type { CaseState } from '../case/case-state.ts'
import type { AutomaticRule, Deadline, Task, TaskDecision } from '../case/task.ts'
import type { AppliedSeal, FlowEventOf, OpenedTask } from '../events/flow-event.ts'
import { type Appliers, withTask, withTaskInPlace } from './applier.ts'

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
  | 'taskSeen'
  | 'deadlineSet'
  | 'taskReminded'
  | 'taskOverdue'
  | 'helpAsked'
  | 'taskHelped'
  | 'signersAdded'
  | 'signersDecided'
  | 'decisionTakenBack'

export const taskAppliers: Appliers<TaskEvents> = {
  taskOpened: (
    state,
    { task: id, node, round, person, source, stage, isReturned, weight, at: openedAt },
  ) => ({
    ...state,
    tasks: [
      ...state.tasks,
      {
        id,
        node,
        round,
        person,
        source,
        stage,
        openedAt,
        ...(isReturned && { isReturned }),
        ...(weight !== undefined && { weight }),
      },
    ],
    taskCount: state.taskCount + 1,
  }),
  taskReached: (state, { task, stage, at }) =>
    withTask(state, task, (waiting) => ({ ...waiting, stage, openedAt: at })),
  tasksCancelled: (state, { tasks, at, reason }) => {
    const cancelled = new Set(tasks)
    const isRemoved = reason === 'removed' && { isRemoved: true as const }
    return {
      ...state,
      tasks: state.tasks.map((task) =>
        cancelled.has(task.id) ? { ...unfreeze(task), stage: 'cancelled', closedAt: at, ...isRemoved } : task,
      ),
    }
  },
  taskSigned: (state, { task, stage, at }) =>
    withTask(state, task, (toSign) => ({ ...toSign, stage, signedAt: at })),
  taskUnsigned: (state, { task }) =>
    withTask(state, task, ({ signedAt: _, ...signed }) => ({ ...signed, stage: 'toSign' })),
  taskStarted: (state, { task, at }) =>
    withTask(state, task, (toDo) => ({ ...toDo, stage: 'doing', startedAt: at })),
  taskAgreed: (state, event) => withTask(state, event.task, (doing) => decideTask(doing, 'agreed', event)),
  taskHandled: (state, event) => withTask(state, event.task, (doing) => decideTask(doing, 'handled', event)),
  taskRejected: (state, event) =>
    withTask(state, event.task, (doing) => decideTask(doing, 'rejected', event)),
  taskReturned: (state, event) =>
    withTask(state, event.task, (doing) => decideTask(doing, 'returned', event)),
  taskHelped: (state, event) => withTask(state, event.task, (doing) => decideTask(doing, 'assisted', event)),
  taskSeen: (state, { task, at }) => withTask(state, task, (unseen) => ({ ...unseen, seenAt: at })),
  deadlineSet: (state, { task, dueAt, nextAt }) =>
    withTask(state, task, (open) => ({ ...open, deadline: { dueAt, nextAt, reminders: 0, ticks: 0 } })),
  taskReminded: (state, { task, nextAt }) =>
    withDeadline(state, task, (deadline) => ({ ...deadline, nextAt, reminders: deadline.reminders + 1 })),
  taskOverdue: (state, { task, tick, nextAt }) =>
    withDeadline(state, task, ({ nextAt: _, ...deadline }) => ({
      ...deadline,
      ticks: tick,
      ...(nextAt !== undefined && { nextAt }),
    })),
  helpAsked: (state, { task: assists, helpers, at }) =>
    addTasks(state, assists, { opened: helpers, at, mark: { source: 'assist', assists } }),
  signersAdded: (state, { task: id, place, voting, signers: opened, at }) => {
    const group = opened[0]?.task ?? id
    const source = place === 'before' ? 'addedBefore' : 'addedAfter'
    const added = addTasks(state, id, { opened, at, mark: { source, group } })
    return withTask(added, id, (task) => ({
      ...task,
      ...(place === 'before' && { stage: 'waiting' as const }),
      signers: { group, place, voting, isOpen: true },
    }))
  },
  signersDecided: (state, { task: id, verdict, stage }) =>
    withTask(state, id, (task) => {
      if (!task.signers) return task
      const { isOpen: _, ...signers } = task.signers
      return { ...task, signers: { ...signers, verdict }, ...(stage && { stage }) }
    }),
  taskTransferred: (state, event) => {
    const { task: id, newTask, to, stage, at, automatic } = event
    const task = state.tasks.find((candidate) => candidate.id === id)
    if (!task) return state

    const { node, round, source, person: transferredFrom } = task
    const given: Task = {
      ...{ id: newTask, node, round, person: to, source, stage, openedAt: at, transferredFrom },
      ...voteOf(task),
      ...(automatic && { isEscalated: true as const }),
    }
    const without = withTask(state, id, (doing) => decideTask(doing, 'transferred', event))
    return withTaskInPlace(without, given, (other) => other.id === id)
  },
  decisionTakenBack: (state, event) => {
    const isVoid = new Set(event.voided)
    return {
      ...state,
      tokens: tokensAfterTakingBack(state, event),
      tasks: state.tasks
        .filter(({ node }) => !isVoid.has(node))
        .map((task) => reopenTask(task, event.stages)),
    }
  },
}

type TaskClosure = Readonly<{
  at: string
  by: string | null
  automatic?: AutomaticRule
  seal?: AppliedSeal
}>

function decideTask(
  task: Task,
  decision: TaskDecision,
  { at: closedAt, by, automatic, seal }: TaskClosure,
): Task {
  const agent = by !== null && by !== task.person && { agent: by }
  const means = { ...(automatic && { automatic }), ...(seal && { seal: seal.use }) }
  return { ...task, stage: 'done', decision, closedAt, ...means, ...agent }
}

/** Vote group and weight that a task passes on. */
function voteOf({ group, weight }: Pick<Task, 'group' | 'weight'>): Partial<Task> {
  return { ...(group !== undefined && { group }), ...(weight !== undefined && { weight }) }
}

type AddedTasks = Readonly<{
  opened: readonly OpenedTask[]
  at: string
  mark: Pick<Task, 'source' | 'group' | 'assists'>
}>

/** Adds tasks opened beside another one. */
function addTasks(state: CaseState, beside: string, { opened, at: openedAt, mark }: AddedTasks): CaseState {
  const task = state.tasks.find(({ id }) => id === beside)
  if (!task) return state

  const { node, round } = task
  const tasks = opened.map(({ task: id, person, stage }) => ({
    id,
    node,
    round,
    person,
    stage,
    openedAt,
    ...mark,
  }))
  return { ...state, tasks: [...state.tasks, ...tasks], taskCount: state.taskCount + tasks.length }
}

function withDeadline(state: CaseState, id: string, change: (deadline: Deadline) => Deadline): CaseState {
  return withTask(state, id, (task) => (task.deadline ? { ...task, deadline: change(task.deadline) } : task))
}

function unfreeze({ isFrozen: _, ...task }: Task): Task {
  return task
}

function reopenTask(task: Task, stages: FlowEventOf<'decisionTakenBack'>['stages']): Task {
  const stage = stages[task.id]
  if (stage === undefined) return task

  const { closedAt: _closedAt, decision: _decision, automatic: _automatic, agent: _agent, ...open } = task
  const { deadline: _deadline, seal: _seal, ...fresh } = withoutSignersAfter(open)
  return { ...fresh, stage }
}

/** Taking back an agreement also takes back its signers after it. */
function withoutSignersAfter(task: Task): Task {
  const { signers, ...rest } = task
  return signers?.place === 'after' && task.decision === undefined ? rest : task
}

function tokensAfterTakingBack(state: CaseState, { node, from, voided }: FlowEventOf<'decisionTakenBack'>) {
  if (state.tokens.some((token) => token.node === node)) return state.tokens

  const gone = new Set([...voided, node])
  return [...state.tokens.filter((token) => !gone.has(token.node) && !gone.has(token.from)), { node, from }]
}
