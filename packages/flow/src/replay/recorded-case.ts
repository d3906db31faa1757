import type { Choices } from '../case/choices.ts'
import type { FlowEvent, Remark } from '../events/flow-event.ts'

/** A decision of a person at a node, from the history. */
export type RecordedDecision = Readonly<{
  node: string
  person: string
  what: 'agree' | 'reject' | 'return'
  /** Target of a return. */
  to?: string
  remark: Remark
}>

/** A finished case to replay. `at` is its launch time. */
export type RecordedCase = Readonly<{
  starter: string
  at: string
  decisions: readonly RecordedDecision[]
  choices: Choices
}>

/** Extracts decisions in order, chosen branches and chosen people from a history. */
export function recordCase(events: readonly FlowEvent[]): RecordedCase | undefined {
  const launched = events.find((event) => event.type === 'caseLaunched')
  if (launched?.type !== 'caseLaunched') return undefined

  return {
    starter: launched.starter,
    at: launched.at,
    decisions: decisionsIn(events),
    choices: { lines: chosenLines(events), people: chosenPeople(events) },
  }
}

function decisionsIn(events: readonly FlowEvent[]): readonly RecordedDecision[] {
  const tasks: Tasks = new Map()
  const decisions: (RecordedDecision & { task: string })[] = []
  for (const event of events) {
    noteTask(tasks, event)
    const decision = decisionIn(tasks, event)
    if (decision) decisions.push(decision)
    if (event.type === 'decisionTakenBack') forgetLast(decisions, event.task)
  }
  return decisions.map(({ task, ...decision }) => decision)
}

function chosenLines(events: readonly FlowEvent[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    events.flatMap((event) => (event.type === 'branchTaken' ? [[event.node, event.lines]] : [])),
  )
}

function chosenPeople(events: readonly FlowEvent[]): Readonly<Record<string, readonly string[]>> {
  const people = new Map<string, Set<string>>()
  for (const event of events)
    if (event.type === 'taskOpened' && event.source === 'candidate')
      people.set(event.node, new Set([...(people.get(event.node) ?? []), event.person]))
  return Object.fromEntries([...people].map(([node, chosen]) => [node, [...chosen]]))
}

/** Returns the choices that decided the end of a history: branches and people of the last round of each step. */
export function lastChoices(events: readonly FlowEvent[]): Choices {
  const people = new Map<string, { round: number; chosen: string[] }>()
  for (const event of events) {
    if (event.type !== 'taskOpened' || event.source !== 'candidate') continue
    const { node, round, person } = event
    const known = people.get(node)
    if (known?.round === round) known.chosen.push(person)
    else people.set(node, { round, chosen: [person] })
  }
  return {
    lines: chosenLines(events),
    people: Object.fromEntries([...people].map(([node, { chosen }]) => [node, chosen])),
  }
}

type Tasks = Map<string, Readonly<{ node: string; person: string }>>

function noteTask(tasks: Tasks, event: FlowEvent): void {
  if (event.type === 'taskOpened') tasks.set(event.task, { node: event.node, person: event.person })
  if (event.type !== 'taskTransferred') return
  const { node } = tasks.get(event.task) ?? {}
  if (node !== undefined) tasks.set(event.newTask, { node, person: event.to })
}

const decisive = {
  taskAgreed: 'agree',
  taskHandled: 'agree',
  taskRejected: 'reject',
  taskReturned: 'return',
} as const

function decisionIn(tasks: Tasks, event: FlowEvent): (RecordedDecision & { task: string }) | undefined {
  if (!(event.type in decisive) || !('task' in event)) return undefined
  if ('automatic' in event && event.automatic) return undefined

  const known = tasks.get(event.task)
  const what = decisive[event.type as keyof typeof decisive]
  const remark = isRemarked(event) ? remarkIn(event) : {}
  return (
    known && {
      ...known,
      task: event.task,
      what,
      remark,
      ...(event.type === 'taskReturned' && { to: event.to }),
    }
  )
}

function isRemarked(event: FlowEvent): event is FlowEvent & Remark {
  return ['opinion', 'signature', 'attachments', 'seal'].some((part) => part in event)
}

function remarkIn({ opinion, signature, attachments, seal }: Remark): Remark {
  return {
    ...(opinion !== undefined && { opinion }),
    ...(signature !== undefined && { signature }),
    ...(attachments !== undefined && { attachments }),
    ...(seal !== undefined && { seal }),
  }
}

function forgetLast(decisions: { task: string }[], task: string): void {
  const index = decisions.findLastIndex((decision) => decision.task === task)
  if (index >= 0) decisions.splice(index, 1)
}
