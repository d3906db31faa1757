import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { ChainRow } from '../events/event-chain.ts'
import { eventTraits } from '../events/event-traits.ts'
import type { FlowEvent } from '../events/flow-event.ts'

/** A person of the history. Names need not be unique. */
export type HistoryPerson = Readonly<{ id: string; name: string }>

/** One activity of a case, in the terms of process mining. */
export type HistoryEvent = Readonly<{
  sequence: number
  /** `<flow> <VERB> by <step>`, or the name of a step without a vote. */
  activity: string
  transition: 'start' | 'complete'
  at: string
  /** Null for the system. */
  by: HistoryPerson | null
  /** Name of the step or the start. */
  role: string
  /** Our event type. */
  type: string
}>

/** A case as exported to other tools. */
export type CaseHistory = Readonly<{
  id: string
  title: string
  flow: Readonly<{ id: string; name: string }>
  status: string
  starter: HistoryPerson
  /** The parent case whose sub-flow node started this one. */
  partOf?: string
  /** The case this one follows up. */
  followsUp?: string
  events: readonly HistoryEvent[]
}>

/** The parent or the preceding case, as the first event names it. */
export function originOf(
  rows: readonly Readonly<{ event: FlowEvent }>[],
): Pick<CaseHistory, 'partOf' | 'followsUp'> {
  const first = rows[0]?.event
  if (first?.type !== 'draftSaved' && first?.type !== 'caseLaunched') return {}

  const { parent, followsUp } = first
  return { ...(parent && { partOf: parent.caseId }), ...(followsUp !== undefined && { followsUp }) }
}

type CaseLog = Readonly<{
  plan: FlowPlan
  rows: readonly Pick<ChainRow, 'sequence' | 'event'>[]
  personOf: (id: string) => HistoryPerson
}>

/** Role of events without a step. */
const reminder = 'Send Reminder'
const missing = 'MISSING'

/** Activities of people, the clock and other systems in a case, in order, without their consequences. */
export function listActivities({ plan, rows, personOf }: CaseLog): readonly HistoryEvent[] {
  const nodes = nodesOfTasks(rows.map(({ event }) => event))
  return rows.flatMap(({ sequence, event }, index) => {
    const caseActivity = activityOf(plan, event, nodes)
    if (!caseActivity) return []

    const isFinal = event.type === 'taskAgreed' && isLast(rows.slice(index + 1))
    const activity = isFinal
      ? caseActivity.activity.replace(' APPROVED by ', ' FINAL_APPROVED by ')
      : caseActivity.activity
    const by = event.by === null ? null : personOf(event.by)
    return [{ ...caseActivity, sequence, activity, at: event.at, by, type: event.type }]
  })
}

type ActivityWords = Pick<HistoryEvent, 'activity' | 'transition' | 'role'>

function activityOf(
  plan: FlowPlan,
  event: FlowEvent,
  nodes: ReadonlyMap<string, string>,
): ActivityWords | undefined {
  const { activity } = eventTraits[event.type]
  if (!activity) return undefined

  const node = nodeOf(event, nodes)
  const step = node === '' ? missing : nameOfNode(plan, node)
  if (activity.of === 'step') return { activity: step, transition: activity.transition, role: step }
  if (activity.of === 'verb') {
    const role = { step, start: plan.start.name, missing }[activity.role]
    return { activity: `${plan.definition.name} ${activity.verb} by ${role}`, transition: 'complete', role }
  }
  const name = activity.of === 'name' && 'name' in event ? event.name : reminder
  return { activity: name, transition: 'complete', role: missing }
}

function nodeOf(event: FlowEvent, nodes: ReadonlyMap<string, string>): string {
  if ('node' in event) return event.node
  if ('wait' in event) return nodes.get(event.wait) ?? ''
  return 'task' in event ? (nodes.get(event.task) ?? '') : ''
}

function nodesOfTasks(events: readonly FlowEvent[]): ReadonlyMap<string, string> {
  const nodes = new Map<string, string>()
  for (const event of events) {
    if (event.type === 'taskOpened') nodes.set(event.task, event.node)
    if (event.type === 'waitOpened') nodes.set(event.wait, event.node)
    if (event.type === 'taskTransferred') nodes.set(event.newTask, nodes.get(event.task) ?? '')
    for (const { task } of tasksOpenedBy(event)) nodes.set(task, nodeOf(event, nodes))
  }
  return nodes
}

function tasksOpenedBy(event: FlowEvent): readonly Readonly<{ task: string }>[] {
  if (event.type === 'helpAsked') return event.helpers
  return event.type === 'signersAdded' ? event.signers : []
}

/** Whether this event approved the case: no other task or node changed before the approval. */
function isLast(later: CaseLog['rows']): boolean {
  return later.find(({ event }) => !eventTraits[event.type].closesDecision)?.event.type === 'caseApproved'
}

/** Readers of an event, from most to fewest people. */
export type EventReaders = 'everybody' | 'whoSeesAll' | 'administrators'

/**
 * Who may read an event in full. Answers of steps and digests reveal fields, so they are for readers who see all
 * fields; failure reasons are for administrators.
 */
export function audienceOf(event: FlowEvent): EventReaders {
  switch (event.type) {
    case 'waitFailed':
      return 'administrators'
    case 'exceptionRaised':
      return event.params?.['reason'] === undefined ? 'everybody' : 'administrators'
    case 'waitEnded':
      return event.result === undefined ? 'everybody' : 'whoSeesAll'
    case 'nodeLeft':
      return event.inputs === undefined ? 'everybody' : 'whoSeesAll'
    default:
      return 'everybody'
  }
}
