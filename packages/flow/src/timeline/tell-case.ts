import { type FlowEvent, type FlowEventOf, remarkOf } from '../events/flow-event.ts'
import { timerInstant } from '../nodes/timer/timer-settings.ts'
import { applyHandler, type EventHandlers } from './tell-task.ts'
import type { StepStatus } from './timeline-step.ts'
import type { TimelineWriter } from './timeline-writer.ts'

const caseHandlers: EventHandlers = {
  caseLaunched: (writer, { at, by }) => {
    const round = writer.steps().filter(({ status }) => status === 'launched').length + 1
    const votes = by === null ? [] : [{ person: by, at }]
    writer.add({
      ...{ node: 'start', kind: 'start', name: writer.nameOf('start'), round, status: 'launched' },
      ...{ enteredAt: at, leftAt: at, votes },
    })
  },
  nodeEntered: (writer, { node, round, at }) => writer.enter(node, round, at),
  nodeLeft: (writer, { node, at, outcome }) =>
    writer.changeNode(node, (step) => ({
      ...step,
      status: outcome === 'rejected' ? 'rejected' : 'passed',
      leftAt: at,
    })),
  caseReturned: (writer, { at, node, continuation, voided }) =>
    writer.closeActive('returned', at, new Set(continuation === 'walkAgain' ? voided : [node])),
  caseCameBack: (writer, { newTask: task, person, source, stage }) => {
    const node = writer.steps().findLast(({ status }) => status === 'returned')?.node
    if (node === undefined) return
    writer.changeNode(node, ({ leftAt: _, ...step }) => ({ ...step, status: 'active' }))
    writer.addVote(node, { task, person, source, stage })
  },
  caseRecalled: (writer, event) => addEnding(writer, event, 'recalled'),
  caseWithdrawn: (writer, event) => addEnding(writer, event, 'recalled'),
  caseTerminated: (writer, event) => addEnding(writer, event, 'terminated'),
  caseRejected: (writer, { at }) => writer.closeActive('terminated', at),
  copied: (writer, { node, people, at }) => {
    if (!writer.isCopyNode(node)) {
      writer.changeNode(node, (step) => ({ ...step, copiedTo: [...(step.copiedTo ?? []), ...people] }))
      return
    }
    writer.enter(node, 1, at)
    writer.changeNode(node, (step) => ({
      ...step,
      status: 'passed',
      leftAt: at,
      votes: people.map((person) => ({ person })),
    }))
  },
  stepRecorded: (writer, { name, at, by }) =>
    writer.add({
      ...{ node: 'automation', kind: 'automation', name, round: 1, status: 'passed' },
      ...{ enteredAt: at, leftAt: at, votes: by === null ? [] : [{ person: by, at }] },
    }),
  waitFailed: (writer, { wait, reason }) =>
    writer.changeWait(wait, (step) => ({ ...step, status: 'exception', failure: reason })),
  waitRetried: (writer, { wait }) =>
    writer.changeWait(wait, ({ failure: _, ...step }) => ({ ...step, status: 'active' })),
  waitEnded: (writer, { wait, outcome, by, at }) =>
    writer.changeWait(wait, ({ failure: _, ...step }) => ({
      ...step,
      status: 'active',
      outcome,
      votes: by === null ? step.votes : [...step.votes, { person: by, at }],
    })),
  casesBegun: (writer, { node, cases }) =>
    writer.changeNode(node, (step) => ({ ...step, cases: [...(step.cases ?? []), ...cases] })),
  waitOpened(writer, event) {
    const until = timerInstant(event)
    writer.changeNode(event.node, (step) => ({
      ...step,
      wait: event.wait,
      ...(until !== undefined && { until }),
    }))
  },
  waitsCancelled: (writer, { waits, at }) => {
    for (const wait of waits)
      writer.changeWait(wait, ({ failure: _, ...step }) => ({ ...step, status: 'terminated', leftAt: at }))
  },
  exceptionRaised: (writer, { node, stops }) => {
    if (stops) writer.changeNode(node, (step) => ({ ...step, status: 'exception' }))
  },
}

export function addCaseEvent(writer: TimelineWriter, event: FlowEvent): void {
  applyHandler(caseHandlers, writer, event)
}

type CaseEnding = FlowEventOf<'caseRecalled' | 'caseWithdrawn' | 'caseTerminated'>

function addEnding(writer: TimelineWriter, event: CaseEnding, status: StepStatus): void {
  const { type: action, at, by } = event
  writer.closeActive(status, at)
  const votes = by === null ? [] : [{ person: by, at, ...remarkOf(event) }]
  writer.add({
    ...{ node: 'case', kind: 'case', name: writer.nameOf('start'), round: 1, status, action },
    ...{ enteredAt: at, leftAt: at, votes },
  })
}
