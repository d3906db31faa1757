import { type CaseState, type FlowEvent, isOpen, nodeParams, type Task } from '@signet/flow'
import { inLanguages } from '@signet/std'
import type { Snapshot } from '../../people/directory/index.ts'
import type { CommandResult } from '../command-result.ts'
import type { WriteContext } from '../context.ts'
import { type AgentsOf, type Message, noticesOf } from './event-notices.ts'

/**
 * Sends one notice per person and fact to everyone a change concerns, agents included, and a list refresh
 * to everyone else it touches.
 */
export function notifyPeople(
  { tell, now }: Pick<WriteContext, 'tell' | 'now'>,
  { directory, flowId, by }: Readonly<{ directory: Snapshot; flowId: string; by: string | null }>,
  result: CommandResult,
): void {
  const { after, design } = result
  const agentsOf = (person: string) => directory.agentsOf(person, { flow: flowId, now })
  const messages = messagesOf(result, agentsOf).filter(({ to }) => to.length > 0)
  for (const message of messages)
    tell({ topic: 'notice', body: noticeOf(message, { after, design, directory, by }) })
  const notified = new Set(messages.flatMap(({ to }) => to))
  const others = affectedBy(result, agentsOf).filter((person) => !notified.has(person))
  if (result.events.length > 0)
    tell({ topic: 'listsChanged', body: { personIds: others, about: { caseId: after.id, by } } })
}

type NoticeContext = Pick<CommandResult, 'after' | 'design'> &
  Readonly<{ directory: Snapshot; by: string | null }>

function noticeOf(
  { kind, to, node, taskId, body, principal, comment }: Message,
  { after, design, directory, by }: NoticeContext,
) {
  return {
    toPersonIds: [...new Set(to)],
    kind: 'flow',
    titleKey: `approvals.notice.${kind}`,
    titleParams: {
      ...inLanguages('title', after.title, after.titles),
      // The texts have a variant for this word: the system acted.
      person: by === null ? 'system' : directory.nameOf(by),
      ...(node === undefined ? { node: '' } : nodeParams(design.flow, node)),
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

function messagesOf({ before, after, events }: CommandResult, agentsOf: AgentsOf): readonly Message[] {
  const opened = newTasks(before, after)
    .filter((task) => !isOwnReopening(task, events))
    .map(newTaskMessage)
  return [
    ...opened.flatMap((message) => [message, toAgents(message, after, agentsOf)]),
    ...events.flatMap((event) => noticesOf(event).messages(event, { before, after, agentsOf })),
  ]
}

/** People who take back their own decision know that the task waits again. */
function isOwnReopening({ id, person }: Task, events: readonly FlowEvent[]): boolean {
  return events.some((event) => 'stages' in event && event.by === person && id in event.stages)
}

function newTaskMessage(task: Task): NewTask {
  const { id: taskId, node, person } = task
  return { kind: kindOf(task), to: [person], node, taskId, owner: person }
}

type NewTask = Message & Readonly<{ owner: string }>

/** An agent never decides on their own request. */
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

function affectedBy(result: CommandResult, agentsOf: AgentsOf): readonly string[] {
  const { after, events } = result
  const people = touchedTasks(result).map(({ person }) => person)
  const context = events.flatMap(({ by }) => (by === null ? [] : [by]))
  return [...new Set([after.starter, ...context, ...people, ...people.flatMap(agentsOf)])]
}

function touchedTasks({ before, after }: CommandResult): readonly Task[] {
  return [...(before?.tasks ?? []), ...after.tasks].filter((task) => isTouched(task, before, after))
}

/** Whether the row of an open task appeared, vanished or changed. */
function isTouched(task: Task, before: CaseState | null, after: CaseState): boolean {
  const sameTask = ({ id }: Task) => id === task.id
  const [was, is] = [before?.tasks.find(sameTask), after.tasks.find(sameTask)]
  return was !== is && ((was !== undefined && isOpen(was)) || (is !== undefined && isOpen(is)))
}

/** Returns the tasks that this change opened. */
export function newTasks(before: CaseState | null, after: CaseState): readonly Task[] {
  const wasOpen = new Set(before?.tasks.filter(isOpen).map(({ id }) => id))
  return after.tasks.filter((task) => isOpen(task) && !wasOpen.has(task.id))
}
