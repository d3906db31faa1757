import type { WebhookEvent } from '@signet/contract'
import { caseOccurrence, nameOfNode, type Task } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { WebhookContent } from '../../clock/outbox/facts.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { causeOfCase, noteOccurrences } from '../../records/occurrences/index.ts'
import { type CommandResult, outcomeOf } from '../command-result.ts'
import type { WriteContext } from '../context.ts'
import { noticesOf } from './event-notices.ts'
import { newTasks, notifyPeople } from './notify-people.ts'

type ChangeContext = Readonly<{
  directory: Snapshot
  flowId: string
  by: string | null
  values: FormValues
  /** Whether a webhook may be on; without one, nothing is prepared for them. */
  hasWebhooks: boolean
}>

/** Notifies people, webhooks and triggers of a transition. */
export async function announceChange(
  context: Pick<WriteContext, 'tx' | 'tell' | 'now' | 'cause'>,
  change: ChangeContext,
  result: CommandResult,
): Promise<void> {
  notifyPeople(context, change, result)
  if (change.hasWebhooks) queueWebhooks(context, change, result)
  await fireTriggers(context, change, result)
}

/** Fires the triggers on the end of a case. */
async function fireTriggers(
  { tx, now, cause }: Pick<WriteContext, 'tx' | 'now' | 'cause'>,
  { flowId, values }: Readonly<{ flowId: string; values: FormValues }>,
  result: CommandResult,
): Promise<void> {
  const outcome = outcomeOf(result)
  if (outcome === undefined) return

  const { id, title, starter } = result.after
  const ended = {
    names: [caseOccurrence(flowId, outcome)],
    subject: id,
    event: { ...values, case_id: id, case_title: title, outcome, launched_by: starter },
    cause: cause ?? (await causeOfCase(tx, id)),
  }
  await noteOccurrences(tx, [ended], now)
}

type WebhookContext = Readonly<{ directory: Snapshot; flowId: string; by: string | null }>
type WebhookPart = WebhookContent
type WebhookMessage = Readonly<{ event: WebhookEvent; content: WebhookPart }>

/** Queues webhooks of a transition; they carry ids and names, never form values. */
function queueWebhooks(
  { tell, now }: Pick<WriteContext, 'tell' | 'now'>,
  change: WebhookContext,
  result: CommandResult,
): void {
  const parts = partsOf(result, change)
  if (parts.length === 0) return

  const about = casePart(result, change)
  const events = parts.map(({ event, content }) => ({ event, content: { ...about, ...content } }))
  const of = { kind: 'flow', id: change.flowId } as const
  tell({ topic: 'webhookEvents', body: { subject: result.after.id, of, at: now, events } })
}

function casePart({ after, design }: CommandResult, { directory, flowId, by }: WebhookContext): WebhookPart {
  const { id, title, status, starter, sequence, revokes } = after
  return {
    case: { id, title, status, ...(revokes && { revokes: revokes.case }) },
    flow: { id: flowId, name: design.flow.definition.name },
    starter: personPart(directory, starter),
    by: by === null ? null : personPart(directory, by),
    /** Number of events of the case so far, so that receivers can order deliveries. */
    sequence,
  }
}

function partsOf(result: CommandResult, change: WebhookContext): readonly WebhookMessage[] {
  const { before, after, events } = result
  const end = outcomeOf(result)
  const of = (task: Task | undefined, more: WebhookPart = {}) => ({
    task: { ...taskPart(task, result, change), ...more },
  })
  return [
    ...events.flatMap((event): readonly WebhookMessage[] => {
      const { webhook } = noticesOf(event)
      if (webhook === null) return []
      if (typeof webhook === 'string') return after.revokes ? [] : [{ event: webhook, content: {} }]
      const task = 'task' in event ? findTask(result, event.task) : undefined
      return [{ event: 'task.done', content: of(task, { outcome: webhook.doneAs }) }]
    }),
    ...(end ? [{ event: `case.${end}` as const, content: {} }] : []),
    ...newTasks(before, after).map((task): WebhookMessage => ({ event: 'task.created', content: of(task) })),
  ]
}

/** Also searches the previous state, since a return drops the tasks of its round. */
function findTask({ before, after }: CommandResult, id: string): Task | undefined {
  return [...after.tasks, ...(before?.tasks ?? [])].find((task) => task.id === id)
}

function taskPart(
  task: Task | undefined,
  { design }: CommandResult,
  { directory }: WebhookContext,
): WebhookPart {
  if (!task) return {}
  return {
    id: task.id,
    node: { id: task.node, name: nameOfNode(design.flow, task.node) },
    person: personPart(directory, task.person),
  }
}

function personPart(directory: Snapshot, id: string): WebhookPart {
  return { id, name: directory.nameOf(id) }
}
