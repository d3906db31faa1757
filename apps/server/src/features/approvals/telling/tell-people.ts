import { type CaseState, type FlowEvent, type FlowEventOf, isOpen, nameOfNode, type Task } from '@signet/flow'
import type { Snapshot } from '../../../directory/index.ts'
import type { Acting } from '../case/acting.ts'
import type { Moved } from '../case/moved.ts'
import { newTasks } from './new-tasks.ts'
import { type AgentsOf, tellDeadlines } from './tell-deadlines.ts'

/** A message about a case: its sentence is `approvals.notice.<kind>`. */
type Message = Readonly<{
  kind: string
  to: readonly string[]
  node?: string | undefined
  taskId?: string | undefined
  body?: string | undefined
  /** In whose name the receiver may act. */
  principal?: string | undefined
  /** The comment that it leads to. */
  comment?: string | undefined
}>

/**
 * Tells what happened to a case, agents as well as those whose tasks they may decide: one message per person and fact to whom it matters, and to everybody else whose lists
 * it changed that they should look again.
 */
export function tellPeople(
  { tell, now }: Pick<Acting, 'tell' | 'now'>,
  { directory, flowId, by }: Readonly<{ directory: Snapshot; flowId: string; by: string | null }>,
  moved: Moved,
): void {
  const { after, design } = moved
  const agentsOf = (person: string) => directory.agentsOf(person, { flow: flowId, now })
  const messages = messagesOf(moved, agentsOf).filter(({ to }) => to.length > 0)
  for (const message of messages)
    tell({ topic: 'notice', body: noticeOf(message, { after, design, directory, by }) })
  const told = new Set(messages.flatMap(({ to }) => to))
  const others = affectedBy(moved, agentsOf).filter((person) => !told.has(person))
  if (others.length > 0) tell({ topic: 'listsChanged', body: { personIds: others } })
}

type Telling = Pick<Moved, 'after' | 'design'> & Readonly<{ directory: Snapshot; by: string | null }>

function noticeOf(
  { kind, to, node, taskId, body, principal, comment }: Message,
  { after, design, directory, by }: Telling,
) {
  return {
    toPersonIds: [...new Set(to)],
    kind: 'flow',
    titleKey: `approvals.notice.${kind}`,
    titleParams: {
      title: after.title,
      // The sentences know this word, for what nobody did himself.
      person: by === null ? 'system' : directory.nameOf(by),
      node: node === undefined ? '' : nameOfNode(design.flow, node),
      ...(principal === undefined ? {} : { principal: directory.nameOf(principal) }),
      ...(comment === undefined ? {} : { comment }),
    },
    caseId: after.id,
    ...(taskId === undefined ? {} : { taskId }),
    senderId: by,
    ...(body ? { body } : {}),
    fact: `${after.id}:${after.sequence}:${kind}${taskId === undefined ? '' : `:${taskId}`}`,
  } as const
}

function messagesOf({ before, after, events }: Moved, agentsOf: AgentsOf): readonly Message[] {
  const opened = newTasks(before, after).map(toldOfTask)
  return [
    ...opened.flatMap((message) => [message, toAgents(message, after, agentsOf)]),
    ...events.flatMap((event) => messageOf(event, after)),
    ...events.flatMap((event) => inNameOf(event, { before, after })),
    ...tellDeadlines(events, after, agentsOf),
  ]
}

function toldOfTask(task: Task): NewTask {
  const { id: taskId, node, person } = task
  return { kind: kindOf(task), to: [person], node, taskId, owner: person }
}

type NewTask = Message & Readonly<{ owner: string }>

/** Nobody stands in on his own request. */
function toAgents({ node, taskId, owner }: NewTask, { starter }: CaseState, agentsOf: AgentsOf): Message {
  const to = agentsOf(owner).filter((agent) => agent !== starter)
  return { kind: 'taskForOther', to, node, taskId, principal: owner }
}

function kindOf({ isReturned, transferredFrom, assists, group }: Task): string {
  if (assists !== undefined) return 'helpAsked'
  if (group !== undefined) return 'signatureAsked'
  if (transferredFrom !== undefined) return 'transferred'
  return isReturned ? 'returnedToYou' : 'task'
}

function messageOf(event: FlowEvent, after: CaseState): readonly Message[] {
  const { starter } = after
  switch (event.type) {
    case 'taskReturned':
      return event.to === 'start' ? [{ kind: 'returned', to: [starter], body: event.opinion }] : []
    case 'caseApproved':
      return [{ kind: 'approved', to: [starter] }]
    case 'caseRejected':
      return [{ kind: 'rejected', to: [starter], node: event.node }]
    case 'caseTerminated':
      return [{ kind: 'terminated', to: [starter], body: event.opinion }]
    case 'draftHandedOver':
      return [{ kind: 'draftHandedOver', to: [event.to], body: event.opinion }]
    case 'caseSuspended':
      return [{ kind: 'suspended', to: concerned(after), body: event.opinion }]
    case 'caseResumed':
      return [{ kind: 'resumed', to: concerned(after), body: event.opinion }]
    case 'caseRevived':
      return [{ kind: 'revived', to: [starter], body: event.opinion }]
    case 'caseJumped':
      return [{ kind: 'jumped', to: [starter], node: event.to, body: event.opinion }]
    case 'revocationEnded':
      return event.verdict === 'revoked' ? [{ kind: 'revoked', to: decidersOf(after) }] : []
    case 'copied':
      return [{ kind: 'copied', to: event.people }]
    case 'urged':
      return [{ kind: 'urged', to: holders(after, event.tasks) }]
    case 'commented':
      return toldOfComment(event, after)
    default:
      return []
  }
}

/** Whoever was acted for hears what was done in his name. */
function inNameOf(event: FlowEvent, { before, after }: Pick<Moved, 'before' | 'after'>): readonly Message[] {
  const { by } = event
  if (by === null) return []
  if (event.type === 'caseLaunched' && after.starter !== by)
    return [{ kind: 'launchedForYou', to: [after.starter] }]

  const isDecision = decided.has(event.type) && 'task' in event
  const task = isDecision ? before?.tasks.find(({ id }) => id === event.task) : undefined
  if (task === undefined || task.person === by) return []
  return [{ kind: 'decidedForYou', to: [task.person], node: task.node }]
}

const decided: ReadonlySet<FlowEvent['type']> = new Set<FlowEvent['type']>([
  'taskAgreed',
  'taskHandled',
  'taskRejected',
  'taskReturned',
  'taskTransferred',
])

/** Who holds it and who has launched it. */
function concerned({ starter, tasks }: CaseState): readonly string[] {
  return [...new Set([starter, ...tasks.filter(isOpen).map(({ person }) => person)])]
}

/** Who had agreed to what does not hold any more, and its starter. */
function decidersOf({ starter, tasks }: CaseState): readonly string[] {
  const deciders = tasks.filter(
    ({ decision, automatic }) => decision !== undefined && automatic === undefined,
  )
  return [...new Set([starter, ...deciders.map(({ person }) => person)])]
}

function holders({ tasks }: CaseState, urged: readonly string[]): readonly string[] {
  return tasks.filter(({ id }) => urged.includes(id)).map(({ person }) => person)
}

/** Who is meant hears that, everybody else that something was said. */
function toldOfComment(
  { by, comment, text: body, mentions = [] }: FlowEventOf<'commented'>,
  after: CaseState,
) {
  const others = whoTalks(after, by).filter((person) => !mentions.includes(person))
  return [
    { kind: 'mentioned', to: mentions.filter((person) => person !== by), body, comment },
    { kind: 'commented', to: others, body, comment },
  ]
}

function whoTalks({ starter, tasks }: CaseState, speaker: string | null): readonly string[] {
  const people = [starter, ...tasks.filter(isOpen).map(({ person }) => person)]
  return [...new Set(people)].filter((person) => person !== speaker)
}

function affectedBy(moved: Moved, agentsOf: AgentsOf): readonly string[] {
  const { after, events } = moved
  const people = touchedTasks(moved).map(({ person }) => person)
  const acting = events.flatMap(({ by }) => (by === null ? [] : [by]))
  return [...new Set([after.starter, ...acting, ...people, ...people.flatMap(agentsOf)])]
}

function touchedTasks({ before, after }: Moved): readonly Task[] {
  return [...(before?.tasks ?? []), ...after.tasks].filter((task) => isTouched(task, before, after))
}

/** Open before or after: its row came, went or changed. */
function isTouched(task: Task, before: CaseState | null, after: CaseState): boolean {
  const sameTask = ({ id }: Task) => id === task.id
  const [was, is] = [before?.tasks.find(sameTask), after.tasks.find(sameTask)]
  return was !== is && ((was !== undefined && isOpen(was)) || (is !== undefined && isOpen(is)))
}
