import type { TaskDecision } from '../case/task.ts'
import {
  type FlowEvent,
  type FlowEventOf,
  type FlowEventType,
  type OpenedTask,
  remarkOf,
} from '../events/flow-event.ts'
import type { Vote } from './timeline-step.ts'
import type { TimelineWriter } from './timeline-writer.ts'

export type EventHandlers = Readonly<{
  [Type in FlowEventType]?: (writer: TimelineWriter, event: FlowEventOf<Type>) => void
}>

const taskHandlers: EventHandlers = {
  taskOpened: (writer, { node, task, person, source, stage, why }) =>
    writer.addVote(node, { task, person, source, stage, ...(why && { why }) }),
  taskReached: (writer, { task, stage }) => writer.changeVote(task, (vote) => ({ ...vote, stage })),
  taskSigned: (writer, { task, stage }) => writer.changeVote(task, (vote) => ({ ...vote, stage })),
  taskUnsigned: (writer, { task }) => writer.changeVote(task, (vote) => ({ ...vote, stage: 'toSign' })),
  taskStarted: (writer, { task }) => writer.changeVote(task, (vote) => ({ ...vote, stage: 'doing' })),
  tasksCancelled: (writer, { tasks }) => {
    for (const task of tasks) writer.changeVote(task, (vote) => ({ ...vote, stage: 'cancelled' }))
  },
  taskAgreed: (writer, event) => recordDecision(writer, event, 'agreed'),
  taskHandled: (writer, event) => recordDecision(writer, event, 'handled'),
  taskRejected: (writer, event) => recordDecision(writer, event, 'rejected'),
  taskHelped: (writer, event) => recordDecision(writer, event, 'assisted'),
  taskReturned: (writer, event) => recordDecision(writer, event, 'returned', { returnedTo: event.to }),
  taskTransferred(writer, event) {
    const { task, newTask, to, stage } = event
    recordDecision(writer, event, 'transferred', { transferredTo: to })
    const node = writer.nodeOfVote(task)
    if (node !== undefined) writer.addVote(node, { task: newTask, person: to, stage })
  },
  deadlineSet: (writer, { task, dueAt }) =>
    writer.changeVote(task, ({ overdueSince: _, ...vote }) => ({ ...vote, dueAt })),
  taskReminded: (writer, { task, at }) => writer.changeVote(task, (vote) => ({ ...vote, remindedAt: at })),
  taskOverdue: (writer, { task }) =>
    writer.changeVote(task, (vote) =>
      vote.dueAt === undefined ? vote : { ...vote, overdueSince: vote.dueAt },
    ),
  helpAsked: (writer, { task, helpers, by }) =>
    addVotesBeside(writer, task, helpers, { source: 'assist', assists: task, ...reasonFrom(by) }),
  signersAdded(writer, { task, place, signers, by }) {
    if (place === 'before') writer.changeVote(task, (vote) => ({ ...vote, stage: 'waiting' }))
    const source = place === 'before' ? 'addedBefore' : 'addedAfter'
    addVotesBeside(writer, task, signers, { source, signs: { task, place }, ...reasonFrom(by) })
  },
  signersDecided: (writer, { task, stage }) => {
    if (stage) writer.changeVote(task, (vote) => ({ ...vote, stage }))
  },
  decisionTakenBack(writer, { node, stages, voided }) {
    writer.forgetActive(new Set(voided))
    for (const [task, stage] of Object.entries(stages))
      writer.changeVote(task, (vote) => ({ ...withoutDecision(vote), stage }))
    writer.changeNode(node, ({ leftAt: _, ...step }) => ({ ...step, status: 'active' }))
  },
}

export function addTaskEvent(writer: TimelineWriter, event: FlowEvent): void {
  applyHandler(taskHandlers, writer, event)
}

/** Applies an event to the timeline, if its type has a handler. */
export function applyHandler(from: EventHandlers, writer: TimelineWriter, event: FlowEvent): void {
  const tell: ((writer: TimelineWriter, event: never) => void) | undefined = from[event.type]
  tell?.(writer, event as never)
}

/** The person who asked, by id. */
function reasonFrom(by: string | null): Pick<Vote, 'why'> {
  return by === null ? {} : { why: { by } }
}

function addVotesBeside(
  writer: TimelineWriter,
  task: string,
  opened: readonly OpenedTask[],
  more: Partial<Vote>,
): void {
  const node = writer.nodeOfVote(task)
  if (node === undefined) return
  for (const { task: id, person, stage } of opened) writer.addVote(node, { task: id, person, stage, ...more })
}

/** Removes the decision and everything given with it. */
function withoutDecision({
  decision: _decision,
  at: _at,
  agent: _agent,
  opinion: _opinion,
  signature: _signature,
  attachments: _attachments,
  seal: _seal,
  link: _link,
  ...vote
}: Vote): Vote {
  return vote
}

type DecisionEvent = FlowEventOf<
  'taskAgreed' | 'taskHandled' | 'taskRejected' | 'taskHelped' | 'taskReturned' | 'taskTransferred'
>

function recordDecision(
  writer: TimelineWriter,
  event: DecisionEvent,
  decision: TaskDecision,
  more: Partial<Vote> = {},
): void {
  const { task, at, by } = event
  const automatic = 'automatic' in event && event.automatic ? { automatic: event.automatic } : {}
  writer.changeVote(task, (vote) => {
    const agent = by !== null && by !== vote.person ? { agent: by } : {}
    return { ...vote, stage: 'done', decision, at, ...remarkOf(event), ...automatic, ...agent, ...more }
  })
}
