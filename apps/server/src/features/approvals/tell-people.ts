import { type CaseState, type FlowEvent, type FlowEventOf, isOpen, nameOfNode, type Task } from '@signet/flow'
import type { Snapshot } from '../../directory/index.ts'
import type { Acting } from './acting.ts'
import type { Moved } from './moved.ts'
import { type AgentsOf, agentsFor } from './on-behalf.ts'

/** A message about a case: its sentence is `approvals.notice.<kind>`. */
type Message = Readonly<{
  kind: string
  to: readonly string[]
  node?: string | undefined
  taskId?: string | undefined
  body?: string | undefined
  /** In whose name the receiver may act. */
  principal?: string | undefined
}>

const flowMessage = 2

/**
 * Tells what happened to a case, agents as well as those whose tasks they may decide: one message per person and fact to whom it matters, and to everybody else whose lists
 * it changed that they should look again.
 */
export async function tellPeople(
  acting: Pick<Acting, 'actor' | 'tell' | 'tx' | 'now'>,
  { directory, flowId }: Readonly<{ directory: Snapshot; flowId: string }>,
  moved: Moved,
): Promise<void> {
  const { actor, tell } = acting
  const { after, design } = moved
  const touched = [...new Set(touchedTasks(moved).map(({ person }) => person))]
  const agentsOf = await agentsFor(acting, { people: touched, flow: flowId })
  const messages = messagesOf(moved, agentsOf).filter(({ to }) => to.length > 0)
  for (const message of messages)
    tell({ topic: 'notice', body: noticeOf(message, { after, design, directory, by: actor.personId }) })
  const told = new Set(messages.flatMap(({ to }) => to))
  const others = affectedBy(moved, agentsOf).filter((person) => !told.has(person))
  if (others.length > 0) tell({ topic: 'listsChanged', body: { personIds: others } })
}

type Telling = Pick<Moved, 'after' | 'design'> & Readonly<{ directory: Snapshot; by: string }>

function noticeOf(
  { kind, to, node, taskId, body, principal }: Message,
  { after, design, directory, by }: Telling,
) {
  return {
    toPersonIds: [...new Set(to)],
    kind: flowMessage,
    titleKey: `approvals.notice.${kind}`,
    titleParams: {
      title: after.title,
      person: directory.nameOf(by),
      node: node === undefined ? '' : nameOfNode(design.flow, node),
      ...(principal === undefined ? {} : { principal: directory.nameOf(principal) }),
    },
    caseId: after.id,
    ...(taskId === undefined ? {} : { taskId }),
    senderId: by,
    ...(body ? { body } : {}),
    fact: `${after.id}:${after.sequence}:${kind}${taskId === undefined ? '' : `:${taskId}`}`,
  } as const
}

function messagesOf({ before, after, events }: Moved, agentsOf: AgentsOf): readonly Message[] {
  const opened = newTasks(before, after)
  return [
    ...opened.flatMap((message) => [message, toAgents(message, after, agentsOf)]),
    ...events.flatMap((event) => messageOf(event, after)),
  ]
}

/** Tasks that can be worked on now and could not before. */
function newTasks(before: CaseState | null, after: CaseState): readonly NewTask[] {
  const wasOpen = new Set(before?.tasks.filter(isOpen).map(({ id }) => id))
  return after.tasks
    .filter((task) => isOpen(task) && !wasOpen.has(task.id))
    .map((task) => ({
      kind: kindOf(task),
      to: [task.person],
      node: task.node,
      taskId: task.id,
      owner: task.person,
    }))
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

function holders({ tasks }: CaseState, urged: readonly string[]): readonly string[] {
  return tasks.filter(({ id }) => urged.includes(id)).map(({ person }) => person)
}

/** Who is meant hears that, everybody else that something was said. */
function toldOfComment({ by, text: body, mentions = [] }: FlowEventOf<'commented'>, after: CaseState) {
  const others = whoTalks(after, by).filter((person) => !mentions.includes(person))
  return [
    { kind: 'mentioned', to: mentions.filter((person) => person !== by), body },
    { kind: 'commented', to: others, body },
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
