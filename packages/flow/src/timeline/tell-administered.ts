import type { FlowEvent, FlowEventOf } from '../flow-event.ts'
import { remarkOf } from '../remark.ts'
import type { Teller } from './tell-task.ts'
import { tellWith } from './tell-task.ts'
import type { TimelineWriter } from './timeline-writer.ts'

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

export function tellAdministered(writer: TimelineWriter, event: FlowEvent): void {
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
