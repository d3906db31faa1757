import type { CaseState } from '../case/case-state.ts'
import type { TaskStage } from '../case/task.ts'
import { type FlowPlan, nodeOf } from '../definition/flow-plan.ts'
import { type FlowEvent, type FlowEventOf, remarkOf } from '../events/flow-event.ts'
import type { RouteStep } from '../preview/preview-route.ts'
import { addCaseEvent } from './tell-case.ts'
import { addTaskEvent, applyHandler, type EventHandlers } from './tell-task.ts'
import type { CaseAction, TimelineStep } from './timeline-step.ts'
import { TimelineWriter } from './timeline-writer.ts'

/**
 * The history of a case for people: every visit with its votes and other events, oldest first, then the upcoming
 * steps of `previewRoute`. An ended case has none.
 */
export function timeline(
  plan: FlowPlan,
  state: CaseState,
  events: readonly FlowEvent[],
  toCome: readonly RouteStep[] = [],
): readonly TimelineStep[] {
  const writer = new TimelineWriter(plan, removedNodesOf(events))
  for (const event of events) {
    addTaskEvent(writer, event)
    addCaseEvent(writer, event)
    addAdministratorEvent(writer, event)
  }

  const isOver = ['approved', 'rejected', 'terminated', 'revoked'].includes(state.status)
  return [...writer.steps(), ...(isOver ? [] : toCome.map((step) => stepToCome(plan, step)))]
}

function stepToCome(plan: FlowPlan, { node, name, people }: RouteStep): TimelineStep {
  const { kind } = nodeOf(plan, node)
  return { node, kind, name, round: 0, status: 'toCome', votes: people.map((who) => ({ ...who })) }
}

const administratorHandlers: EventHandlers = {
  draftHandedOver: addAction,
  caseSuspended: addAction,
  caseResumed: addAction,
  caseRevived: addAction,
  caseArchived: addAction,
  messagesFiled: addFiled,
  caseMigrated(writer, event) {
    writer.closeActive('cancelled', event.at, new Set(event.left))
    addAction(writer, event)
  },
  revocationStarted: addAction,
  revocationEnded: addAction,
  tasksReassigned(writer, event) {
    const { node, cancelled, opened, by } = event
    for (const task of cancelled)
      writer.changeVote(task, ({ decision: _, ...vote }) => ({ ...vote, stage: 'cancelled' }))
    writer.changeNode(node, (step) => ({ ...step, status: 'active' }))
    for (const { task, person, stage } of opened)
      writer.addVote(node, { task, person, stage, source: 'reassigned', ...(by !== null && { why: { by } }) })
    addAction(writer, event)
  },
  caseJumped(writer, event) {
    writer.closeActive('cancelled', event.at, new Set(event.voided))
    addAction(writer, event)
  },
  nodeRetried(writer, event) {
    writer.changeNode(event.node, (step) => ({ ...step, status: 'cancelled', leftAt: event.at }))
    addAction(writer, event)
  },
}

function addAdministratorEvent(writer: TimelineWriter, event: FlowEvent): void {
  applyHandler(administratorHandlers, writer, event)
}

/** Adds an action on the whole case as a step of its own, with its reason. */
function addAction(writer: TimelineWriter, event: FlowEventOf<CaseAction>): void {
  const { type: act, at, by } = event
  const remark = 'opinion' in event ? remarkOf(event) : {}
  writer.add({
    ...{ node: 'case', kind: 'case', round: 1, status: 'administered', action: act },
    name: writer.nameOf('node' in event ? event.node : 'start'),
    ...{ enteredAt: at, leftAt: at, votes: by === null ? [] : [{ person: by, at, ...remark }] },
  })
}

/** Who put messages into evidence and, after them, each message with its author as a remark. */
function addFiled(writer: TimelineWriter, event: FlowEventOf<'messagesFiled'>): void {
  const { type: action, at, by, messages } = event
  const filed = messages.map(({ by: person, sentAt, text, file }) => ({
    ...{ person, at: sentAt },
    ...remarkOf({ opinion: text, ...(file && { attachments: [file.fileId] }) }),
  }))
  writer.add({
    ...{ node: 'case', kind: 'case', name: writer.nameOf('start'), round: 1, status: 'filed', action },
    ...{ enteredAt: at, leftAt: at, votes: [...(by === null ? [] : [{ person: by, at }]), ...filed] },
  })
}

/** Names of nodes of earlier flow versions of a case. */
export function removedNodesOf(events: readonly FlowEvent[]): Readonly<Record<string, string>> {
  const gone = events.flatMap((event) => (event.type === 'caseMigrated' ? [event.gone] : []))
  return Object.assign({}, ...gone)
}

type TaskStart = Readonly<{ task: string; stage: TaskStage }>

/** Tasks whose turn never came. */
export function findUnreachedTasks(events: readonly FlowEvent[]): ReadonlySet<string> {
  const waiting = new Set<string>()
  for (const event of events) {
    for (const { task, stage } of openedTasksOf(event)) if (stage === 'waiting') waiting.add(task)
    if (event.type === 'taskReached') waiting.delete(event.task)
  }
  return waiting
}

function openedTasksOf(event: FlowEvent): readonly TaskStart[] {
  switch (event.type) {
    case 'taskOpened':
      return [event]
    case 'helpAsked':
      return event.helpers
    case 'signersAdded':
      return event.signers
    case 'tasksReassigned':
      return event.opened
    default:
      return []
  }
}
