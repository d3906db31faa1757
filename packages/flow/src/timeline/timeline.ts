import type { CaseState, TaskStage } from '../case/case-state.ts'
import { type FlowPlan, nodeOf } from '../definition/flow-plan.ts'
import { type FlowEvent, type FlowEventOf, remarkOf } from '../events/flow-event.ts'
import type { RouteStep } from '../preview/preview-route.ts'
import { tellCase } from './tell-case.ts'
import { type Teller, tellTask, tellWith } from './tell-task.ts'
import type { TimelineStep } from './timeline-step.ts'
import { TimelineWriter } from './timeline-writer.ts'

/**
 * A case's history as people read it: every visit of a node with its votes, and what else happened to the case, oldest
 * first; then what is to come, when the caller has it from `previewRoute`. A finished case has nothing to come.
 */
export function timeline(
  plan: FlowPlan,
  state: CaseState,
  events: readonly FlowEvent[],
  toCome: readonly RouteStep[] = [],
): readonly TimelineStep[] {
  const writer = new TimelineWriter(plan, goneNodes(events))
  for (const event of events) {
    tellTask(writer, event)
    tellCase(writer, event)
    tellAdministered(writer, event)
  }

  const isOver = ['approved', 'rejected', 'terminated', 'revoked'].includes(state.status)
  return [...writer.steps(), ...(isOver ? [] : toCome.map((step) => stepToCome(plan, step)))]
}

function stepToCome(plan: FlowPlan, { node, name, people }: RouteStep): TimelineStep {
  const { kind } = nodeOf(plan, node)
  return { node, kind, name, round: 0, status: 'toCome', votes: people.map((who) => ({ ...who })) }
}

const tellers: Teller = {
  draftHandedOver: tellAct,
  caseSuspended: tellAct,
  caseResumed: tellAct,
  caseRevived: tellAct,
  caseArchived: tellAct,
  caseMigrated(writer, event) {
    writer.closeActive('cancelled', event.at, new Set(event.left))
    tellAct(writer, event)
  },
  revocationStarted: tellAct,
  revocationEnded: tellAct,
  tasksReassigned(writer, event) {
    const { node, cancelled, opened, by } = event
    for (const task of cancelled)
      writer.changeVote(task, ({ decision: _, ...vote }) => ({ ...vote, stage: 'cancelled' }))
    writer.changeNode(node, (step) => ({ ...step, status: 'active' }))
    for (const { task, person, stage } of opened)
      writer.addVote(node, { task, person, stage, source: 'reassigned', ...(by !== null && { why: { by } }) })
    tellAct(writer, event)
  },
  caseJumped(writer, event) {
    writer.closeActive('cancelled', event.at, new Set(event.voided))
    tellAct(writer, event)
  },
  nodeRetried(writer, event) {
    writer.changeNode(event.node, (step) => ({ ...step, status: 'cancelled', leftAt: event.at }))
    tellAct(writer, event)
  },
}

function tellAdministered(writer: TimelineWriter, event: FlowEvent): void {
  tellWith(tellers, writer, event)
}

type Act = FlowEventOf<
  | 'draftHandedOver'
  | 'caseSuspended'
  | 'caseResumed'
  | 'caseRevived'
  | 'caseArchived'
  | 'caseMigrated'
  | 'tasksReassigned'
  | 'caseJumped'
  | 'nodeRetried'
  | 'revocationStarted'
  | 'revocationEnded'
>

/** What somebody did to the whole case stands in the history as a line of its own, with his reason. */
function tellAct(writer: TimelineWriter, event: Act): void {
  const { type: act, at, by } = event
  const remark = 'opinion' in event ? remarkOf(event) : {}
  writer.add({
    ...{ node: 'case', kind: 'case', round: 1, status: 'administered', act },
    name: writer.nameOf('node' in event ? event.node : 'start'),
    ...{ enteredAt: at, leftAt: at, votes: by === null ? [] : [{ person: by, at, ...remark }] },
  })
}

/** The names of nodes that a case knew before it went on with another version of its flow. */
export function goneNodes(events: readonly FlowEvent[]): Readonly<Record<string, string>> {
  const gone = events.flatMap((event) => (event.type === 'caseMigrated' ? [event.gone] : []))
  return Object.assign({}, ...gone)
}

type TaskStart = Readonly<{ task: string; stage: TaskStage }>

/** The tasks whose turn never came: born to wait for others, and never reached. */
export function neverReached(events: readonly FlowEvent[]): ReadonlySet<string> {
  const waiting = new Set<string>()
  for (const event of events) {
    for (const { task, stage } of bornWith(event)) if (stage === 'waiting') waiting.add(task)
    if (event.type === 'taskReached') waiting.delete(event.task)
  }
  return waiting
}

function bornWith(event: FlowEvent): readonly TaskStart[] {
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
