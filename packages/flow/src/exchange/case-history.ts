import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { ChainRow } from '../events/event-chain.ts'
import { eventTraits } from '../events/event-traits.ts'
import type { FlowEvent } from '../events/flow-event.ts'

/** Who did something. `name` is what others call him; two people may have the same. */
export type HistoryPerson = Readonly<{ id: string; name: string }>

/** One thing that was done in a case, as process mining wants it. */
export type HistoryEvent = Readonly<{
  sequence: number
  /** `<flow> <VERB> by <step>`, or the name of a step that is begun and done without a vote. */
  activity: string
  transition: 'start' | 'complete'
  at: string
  /** Null for the system. */
  by: HistoryPerson | null
  /** Whose turn it was: the name of the step, or of the start. */
  role: string
  /** The product's own word for it. */
  type: string
}>

/** A case as it leaves for another tool. */
export type CaseHistory = Readonly<{
  id: string
  title: string
  flow: Readonly<{ id: string; name: string }>
  status: string
  starter: HistoryPerson
  /** The case at whose node this one was begun. */
  partOf?: string
  /** The case that somebody began this one as a follow-up of. */
  followsUp?: string
  events: readonly HistoryEvent[]
}>

/** What a history says about the case above: the one at whose node it was begun, or the one that it follows up. */
export function tellOrigin(
  rows: readonly Readonly<{ event: FlowEvent }>[],
): Pick<CaseHistory, 'partOf' | 'followsUp'> {
  const first = rows[0]?.event
  if (first?.type !== 'draftSaved' && first?.type !== 'caseLaunched') return {}

  const { parent, followsUp } = first
  return { ...(parent && { partOf: parent.caseId }), ...(followsUp !== undefined && { followsUp }) }
}

type Story = Readonly<{
  plan: FlowPlan
  rows: readonly Pick<ChainRow, 'sequence' | 'event'>[]
  personOf: (id: string) => HistoryPerson
}>

/** Outside steps and reminders carry names of their own. */
const reminder = 'Send Reminder'
const missing = 'MISSING'

/** What people, the clock and other systems did in a case, in order. What only follows from that is left out. */
export function tellEvents({ plan, rows, personOf }: Story): readonly HistoryEvent[] {
  const nodes = nodesOfTasks(rows.map(({ event }) => event))
  return rows.flatMap(({ sequence, event }, place) => {
    const told = tell(plan, event, nodes)
    if (!told) return []

    const isFinal = event.type === 'taskAgreed' && isLast(rows.slice(place + 1))
    const activity = isFinal ? told.activity.replace(' APPROVED by ', ' FINAL_APPROVED by ') : told.activity
    const by = event.by === null ? null : personOf(event.by)
    return [{ ...told, sequence, activity, at: event.at, by, type: event.type }]
  })
}

type ActivityWords = Pick<HistoryEvent, 'activity' | 'transition' | 'role'>

function tell(
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
    for (const { task } of openedWith(event)) nodes.set(task, nodeOf(event, nodes))
  }
  return nodes
}

function openedWith(event: FlowEvent): readonly Readonly<{ task: string }>[] {
  if (event.type === 'helpAsked') return event.helpers
  return event.type === 'signersAdded' ? event.signers : []
}

/** Whether the case was approved by it: before anything else happens to a task or a node. */
function isLast(later: Story['rows']): boolean {
  return later.find(({ event }) => !eventTraits[event.type].closesDecision)?.event.type === 'caseApproved'
}

/** From those who read the least to those who read everything. */
export type EventReaders = 'everybody' | 'whoSeesAll' | 'administrators'

/**
 * Who of the people on a case may have an event as it was written. What a step was answered and a digest of a form tell
 * of fields, so they are for whoever sees all of them; why a step failed is the business of administrators.
 */
export function readersOf(event: FlowEvent): EventReaders {
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
