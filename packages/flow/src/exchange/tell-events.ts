import type { ChainRow } from '../event-chain.ts'
import type { FlowEvent } from '../flow-event.ts'
import { type FlowPlan, nameOfNode } from '../flow-plan.ts'
import type { ToldEvent, ToldPerson } from './told-case.ts'

type Story = Readonly<{
  plan: FlowPlan
  rows: readonly Pick<ChainRow, 'sequence' | 'event'>[]
  personOf: (id: string) => ToldPerson
}>

/** What each of these is called, and whether the starter or whoever holds the step does it. */
const verbs: Readonly<
  Partial<Record<FlowEvent['type'], Readonly<{ verb: string; role?: 'start' | 'missing' }>>>
> = {
  draftSaved: { verb: 'SAVED', role: 'start' },
  draftHandedOver: { verb: 'HANDED_OVER', role: 'start' },
  draftDeleted: { verb: 'DELETED', role: 'start' },
  caseLaunched: { verb: 'SUBMITTED', role: 'start' },
  caseRecalled: { verb: 'REJECTED', role: 'start' },
  caseWithdrawn: { verb: 'REJECTED', role: 'start' },
  caseTerminated: { verb: 'REJECTED', role: 'missing' },
  taskAgreed: { verb: 'APPROVED' },
  taskRejected: { verb: 'REJECTED' },
  taskReturned: { verb: 'REJECTED' },
  taskTransferred: { verb: 'TRANSFERRED' },
  taskSigned: { verb: 'SIGNED' },
  taskUnsigned: { verb: 'UNSIGNED' },
  helpAsked: { verb: 'HELP_ASKED' },
  taskHelped: { verb: 'HELPED' },
  signersAdded: { verb: 'SIGNERS_ADDED' },
  decisionTakenBack: { verb: 'TAKEN_BACK' },
}

/** Outside steps and reminders carry names of their own. */
const reminder = 'Send Reminder'
const missing = 'MISSING'

/** What people, the clock and other systems did in a case, in order. What only follows from that is left out. */
export function tellEvents({ plan, rows, personOf }: Story): readonly ToldEvent[] {
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

type Told = Pick<ToldEvent, 'activity' | 'transition' | 'role'>

function tell(plan: FlowPlan, event: FlowEvent, nodes: ReadonlyMap<string, string>): Told | undefined {
  const node = nodeOf(event, nodes)
  const step = node === '' ? missing : nameOfNode(plan, node)
  switch (event.type) {
    case 'taskStarted':
    case 'waitOpened':
      return { activity: step, transition: 'start', role: step }
    case 'taskHandled':
    case 'waitEnded':
      return { activity: step, transition: 'complete', role: step }
    case 'stepRecorded':
      return { activity: event.name, transition: 'complete', role: missing }
    case 'urged':
      return { activity: reminder, transition: 'complete', role: missing }
    default:
      return tellVerb(plan, event, step)
  }
}

function tellVerb({ definition, start }: FlowPlan, event: FlowEvent, step: string): Told | undefined {
  const known = verbs[event.type]
  if (!known) return undefined
  const role = known.role === 'start' ? start.name : known.role === 'missing' ? missing : step
  return { activity: `${definition.name} ${known.verb} by ${role}`, transition: 'complete', role }
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

const following: ReadonlySet<FlowEvent['type']> = new Set(['nodeLeft', 'branchTaken', 'tasksCancelled'])

/** Whether the case was approved by it: before anything else happens to a task or a node. */
function isLast(later: Story['rows']): boolean {
  return later.find(({ event }) => !following.has(event.type))?.event.type === 'caseApproved'
}
