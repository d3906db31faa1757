import type { WebhookEvent } from '@signet/contract'
import { nameOfNode, type Task } from '@signet/flow'
import type { Snapshot } from '../../../directory/index.ts'
import type { WebhookContent } from '../../../outbox/facts.ts'
import type { Acting } from '../case/acting.ts'
import { endOf } from '../case/end-of.ts'
import type { Moved } from '../case/moved.ts'
import { noticesOf } from './event-notices.ts'
import { newTasks } from './new-tasks.ts'

type Telling = Readonly<{ directory: Snapshot; flowId: string; by: string | null }>
type Part = WebhookContent
type Told = Readonly<{ event: WebhookEvent; content: Part }>

/** Tells other systems what a step has made of a case: ids and names, never what is in its form. */
export function tellWebhooks(
  { tell, now }: Pick<Acting, 'tell' | 'now'>,
  telling: Telling,
  moved: Moved,
): void {
  const parts = partsOf(moved, telling)
  if (parts.length === 0) return

  const about = caseAs(moved, telling)
  const events = parts.map(({ event, content }) => ({ event, content: { ...about, ...content } }))
  const of = { kind: 'flow', id: telling.flowId } as const
  tell({ topic: 'webhookEvents', body: { subject: moved.after.id, of, at: now, events } })
}

function caseAs({ after, design }: Moved, { directory, flowId, by }: Telling): Part {
  const { id, title, status, starter, sequence, revokes } = after
  return {
    case: { id, title, status, ...(revokes && { revokes: revokes.case }) },
    flow: { id: flowId, name: design.flow.definition.name },
    starter: personAs(directory, starter),
    by: by === null ? null : personAs(directory, by),
    /** How many events the case has had: what is told later has a higher one. */
    sequence,
  }
}

function partsOf(moved: Moved, telling: Telling): readonly Told[] {
  const { before, after, events } = moved
  const end = endOf(moved)
  const of = (task: Task | undefined, more: Part = {}) => ({
    task: { ...taskAs(task, moved, telling), ...more },
  })
  return [
    ...events.flatMap((event): readonly Told[] => {
      const { webhook } = noticesOf(event)
      if (webhook === null) return []
      if (typeof webhook === 'string') return after.revokes ? [] : [{ event: webhook, content: {} }]
      const task = 'task' in event ? findTask(moved, event.task) : undefined
      return [{ event: 'task.done', content: of(task, { outcome: webhook.doneAs }) }]
    }),
    ...(end ? [{ event: `case.${end}` as const, content: {} }] : []),
    ...newTasks(before, after).map((task): Told => ({ event: 'task.created', content: of(task) })),
  ]
}

/** A return forgets the tasks of the round that it ends, so they are looked up in the state before. */
function findTask({ before, after }: Moved, id: string): Task | undefined {
  return [...after.tasks, ...(before?.tasks ?? [])].find((task) => task.id === id)
}

function taskAs(task: Task | undefined, { design }: Moved, { directory }: Telling): Part {
  if (!task) return {}
  return {
    id: task.id,
    node: { id: task.node, name: nameOfNode(design.flow, task.node) },
    person: personAs(directory, task.person),
  }
}

function personAs(directory: Snapshot, id: string): Part {
  return { id, name: directory.nameOf(id) }
}
