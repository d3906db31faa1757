import type { WebhookEvent } from '@signet/contract'
import { caseOccurrence, nameOfNode, type Task } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { WebhookContent } from '../../clock/outbox/facts.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { causeOfCase, noteOccurrences } from '../../records/occurrences/index.ts'
import { endOf, type Moved } from '../command-result.ts'
import type { Acting } from '../context.ts'
import { noticesOf } from './event-notices.ts'
import { newTasks, tellPeople } from './tell-people.ts'

type MoveContext = Readonly<{ directory: Snapshot; flowId: string; by: string | null; values: FormValues }>

/** Notifies people, webhooks and triggers of a transition. */
export async function tellMove(
  acting: Pick<Acting, 'tx' | 'tell' | 'now' | 'cause'>,
  telling: MoveContext,
  moved: Moved,
): Promise<void> {
  tellPeople(acting, telling, moved)
  tellWebhooks(acting, telling, moved)
  await tellTriggers(acting, telling, moved)
}

/** Fires the triggers on the end of a case. */
async function tellTriggers(
  { tx, now, cause }: Pick<Acting, 'tx' | 'now' | 'cause'>,
  { flowId, values }: Readonly<{ flowId: string; values: FormValues }>,
  moved: Moved,
): Promise<void> {
  const outcome = endOf(moved)
  if (outcome === undefined) return

  const { id, title, starter } = moved.after
  const ended = {
    names: [caseOccurrence(flowId, outcome)],
    subject: id,
    event: { ...values, case_id: id, case_title: title, outcome, launched_by: starter },
    cause: cause ?? (await causeOfCase(tx, id)),
  }
  await noteOccurrences(tx, [ended], now)
}

type WebhookContext = Readonly<{ directory: Snapshot; flowId: string; by: string | null }>
type ContentPart = WebhookContent
type WebhookMessage = Readonly<{ event: WebhookEvent; content: ContentPart }>

/** Queues webhooks of a transition; they carry ids and names, never form values. */
function tellWebhooks(
  { tell, now }: Pick<Acting, 'tell' | 'now'>,
  telling: WebhookContext,
  moved: Moved,
): void {
  const parts = partsOf(moved, telling)
  if (parts.length === 0) return

  const about = caseAs(moved, telling)
  const events = parts.map(({ event, content }) => ({ event, content: { ...about, ...content } }))
  const of = { kind: 'flow', id: telling.flowId } as const
  tell({ topic: 'webhookEvents', body: { subject: moved.after.id, of, at: now, events } })
}

function caseAs({ after, design }: Moved, { directory, flowId, by }: WebhookContext): ContentPart {
  const { id, title, status, starter, sequence, revokes } = after
  return {
    case: { id, title, status, ...(revokes && { revokes: revokes.case }) },
    flow: { id: flowId, name: design.flow.definition.name },
    starter: personAs(directory, starter),
    by: by === null ? null : personAs(directory, by),
    /** Number of events of the case so far, so that receivers can order deliveries. */
    sequence,
  }
}

function partsOf(moved: Moved, telling: WebhookContext): readonly WebhookMessage[] {
  const { before, after, events } = moved
  const end = endOf(moved)
  const of = (task: Task | undefined, more: ContentPart = {}) => ({
    task: { ...taskAs(task, moved, telling), ...more },
  })
  return [
    ...events.flatMap((event): readonly WebhookMessage[] => {
      const { webhook } = noticesOf(event)
      if (webhook === null) return []
      if (typeof webhook === 'string') return after.revokes ? [] : [{ event: webhook, content: {} }]
      const task = 'task' in event ? findTask(moved, event.task) : undefined
      return [{ event: 'task.done', content: of(task, { outcome: webhook.doneAs }) }]
    }),
    ...(end ? [{ event: `case.${end}` as const, content: {} }] : []),
    ...newTasks(before, after).map((task): WebhookMessage => ({ event: 'task.created', content: of(task) })),
  ]
}

/** A return drops the tasks of the round it ends, so the state before has them. */
function findTask({ before, after }: Moved, id: string): Task | undefined {
  return [...after.tasks, ...(before?.tasks ?? [])].find((task) => task.id === id)
}

function taskAs(task: Task | undefined, { design }: Moved, { directory }: WebhookContext): ContentPart {
  if (!task) return {}
  return {
    id: task.id,
    node: { id: task.node, name: nameOfNode(design.flow, task.node) },
    person: personAs(directory, task.person),
  }
}

function personAs(directory: Snapshot, id: string): ContentPart {
  return { id, name: directory.nameOf(id) }
}
