import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { ChainRow } from '../events/event-chain.ts'
import { eventTraits } from '../events/event-traits.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import type { HistoryEvent, HistoryPerson } from './told-case.ts'

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
