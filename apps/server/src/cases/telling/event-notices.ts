import type { WebhookEvent } from '@signet/contract'
import { type CaseState, type FlowEvent, type FlowEventOf, type FlowEventType, isOpen } from '@signet/flow'
import type { CommandResult } from '../command-result.ts'

/** Returns the agents who may decide for a person. */
export type AgentsOf = (person: string) => readonly string[]

/** A message about a case: its sentence is `approvals.notice.<kind>`. */
export type Message = Readonly<{
  kind: string
  to: readonly string[]
  node?: string | undefined
  taskId?: string | undefined
  body?: string | undefined
  /** The person for whom the receiver may act. */
  principal?: string | undefined
  /** The comment that the message links to. */
  comment?: string | undefined
}>

type NoticeChange = Pick<CommandResult, 'before' | 'after'> & Readonly<{ agentsOf: AgentsOf }>

/** Recipients of one event of a case, besides the holders of new tasks. */
type EventNotices<Type extends FlowEventType> = Readonly<{
  messages(event: FlowEventOf<Type>, change: NoticeChange): readonly Message[]
  /** The webhook event: an event of the case, or the way a task was closed. */
  webhook: Extract<WebhookEvent, `case.${string}`> | Readonly<{ doneAs: string }> | null
}>

/** The notices of an event, with its type widened to that of any event. */
export function noticesOf(event: FlowEvent): EventNotices<FlowEventType> {
  return eventNotices[event.type]
}

const silent = { messages: () => [], webhook: null } as const

const eventNotices: Readonly<{ [Type in FlowEventType]: EventNotices<Type> }> = {
  draftSaved: silent,
  draftDeleted: silent,
  draftHandedOver: {
    messages: ({ to, opinion: body }) => [{ kind: 'draftHandedOver', to: [to], body }],
    webhook: null,
  },
  caseLaunched: {
    messages: ({ by }, { after: { starter } }) =>
      by === null || by === starter ? [] : [{ kind: 'launchedForYou', to: [starter] }],
    webhook: 'case.launched',
  },
  caseRecalled: { messages: () => [], webhook: 'case.recalled' },
  caseWithdrawn: silent,
  caseReturned: { messages: () => [], webhook: 'case.returned' },
  caseCameBack: silent,
  caseApproved: { messages: (_, change) => toStarter('approved', change), webhook: null },
  caseRejected: {
    messages: ({ node, reason: opinion }, change) => toStarter('rejected', change, { node, opinion }),
    webhook: null,
  },
  caseTerminated: { messages: (event, change) => toStarter('terminated', change, event), webhook: null },
  caseRevived: { messages: (event, change) => toStarter('revived', change, event), webhook: null },
  caseJumped: {
    messages: ({ to: node, opinion }, change) => toStarter('jumped', change, { node, opinion }),
    webhook: null,
  },
  caseSuspended: {
    messages: ({ opinion: body }, { after }) => [{ kind: 'suspended', to: participants(after), body }],
    webhook: null,
  },
  caseResumed: {
    messages: ({ opinion: body }, { after }) => [{ kind: 'resumed', to: participants(after), body }],
    webhook: null,
  },
  caseMigrated: silent,
  caseArchived: silent,
  revocationStarted: silent,
  revocationEnded: {
    messages: ({ verdict }, { after }) =>
      verdict === 'revoked' ? [{ kind: 'revoked', to: decidersOf(after) }] : [],
    webhook: null,
  },
  nodeEntered: silent,
  nodeLeft: silent,
  nodeRetried: silent,
  branchTaken: silent,
  taskOpened: silent,
  taskReached: silent,
  tasksCancelled: silent,
  tasksReassigned: silent,
  taskSigned: silent,
  taskUnsigned: silent,
  taskStarted: silent,
  taskSeen: silent,
  taskAgreed: { messages: toPrincipal, webhook: { doneAs: 'agreed' } },
  taskHandled: { messages: toPrincipal, webhook: { doneAs: 'handled' } },
  taskRejected: { messages: toPrincipal, webhook: { doneAs: 'rejected' } },
  taskTransferred: { messages: toPrincipal, webhook: { doneAs: 'transferred' } },
  taskReturned: {
    messages: (event, change) => [
      ...(event.to === 'start' ? toStarter('returned', change, { opinion: event.opinion }) : []),
      ...toPrincipal(event, change),
    ],
    webhook: { doneAs: 'returned' },
  },
  decisionTakenBack: silent,
  helpAsked: silent,
  taskHelped: silent,
  signersAdded: silent,
  signersDecided: silent,
  deadlineSet: silent,
  taskReminded: { messages: (event, change) => toHolder('dueSoon', change, event), webhook: null },
  taskOverdue: { messages: overdueMessages, webhook: null },
  waitOpened: silent,
  waitEnded: silent,
  waitFailed: silent,
  waitRetried: silent,
  waitsCancelled: silent,
  casesBegun: silent,
  copied: { messages: ({ people }) => [{ kind: 'copied', to: people }], webhook: null },
  copyOpened: silent,
  commented: { messages: commentMessages, webhook: null },
  messagesFiled: silent,
  urged: {
    messages: ({ tasks }, { after }) =>
      after.tasks
        .filter(({ id }) => tasks.includes(id))
        .map(({ id: taskId, person, node }) => ({ kind: 'urged', to: [person], node, taskId })),
    webhook: null,
  },
  stepRecorded: silent,
  exceptionRaised: silent,
}

type NoticeDetails = Readonly<{ node?: string | undefined; opinion?: string | undefined }>

function toStarter(
  kind: string,
  { after }: NoticeChange,
  { node, opinion: body }: NoticeDetails = {},
): readonly Message[] {
  return [{ kind, to: [after.starter], node, body }]
}

type Decision = Readonly<{ by: string | null; task: string }>

/** Notifies the holder of a task that an agent has decided in their name. */
function toPrincipal({ by, task: id }: Decision, { before }: NoticeChange): readonly Message[] {
  const task = before?.tasks.find((one) => one.id === id)
  if (by === null || task === undefined || task.person === by) return []
  return [{ kind: 'decidedForYou', to: [task.person], node: task.node }]
}

/** Returns the holder of the task and their agents. */
function toHolder(
  kind: string,
  { after: { tasks, starter }, agentsOf }: NoticeChange,
  { task: id }: Readonly<{ task: string }>,
): readonly Message[] {
  const task = tasks.find((one) => one.id === id)
  if (!task) return []
  const agents = agentsOf(task.person).filter((agent) => agent !== starter)
  return [{ kind, to: [task.person, ...agents], node: task.node, taskId: task.id }]
}

/** The last reminder also notifies the starter. */
function overdueMessages(event: FlowEventOf<'taskOverdue'>, change: NoticeChange): readonly Message[] {
  const messages = toHolder('overdue', change, event)
  if (event.nextAt !== undefined) return messages
  const { starter } = change.after
  const toOthers = messages.map(({ node, taskId }) => ({
    ...{ kind: 'overdueWithOthers', to: [starter], node, taskId },
  }))
  return [...messages, ...toOthers]
}

/** Mentioned people get their own message; other participants are notified of the comment. */
function commentMessages(
  { by, comment, text: body, mentions = [] }: FlowEventOf<'commented'>,
  { after }: NoticeChange,
): readonly Message[] {
  const others = participants(after).filter((person) => person !== by && !mentions.includes(person))
  return [
    { kind: 'mentioned', to: mentions.filter((person) => person !== by), body, comment },
    { kind: 'commented', to: others, body, comment },
  ]
}

/** The starter and the holders of open tasks. */
function participants({ starter, tasks }: CaseState): readonly string[] {
  return [...new Set([starter, ...tasks.filter(isOpen).map(({ person }) => person)])]
}

/** The starter and everyone who decided on the case. */
function decidersOf({ starter, tasks }: CaseState): readonly string[] {
  const deciders = tasks.filter(
    ({ decision, automatic }) => decision !== undefined && automatic === undefined,
  )
  return [...new Set([starter, ...deciders.map(({ person }) => person)])]
}
