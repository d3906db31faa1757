import type { CaseState, FlowEvent, Task } from '@signet/flow'

/** Who may decide for somebody. */
export type AgentsOf = (person: string) => readonly string[]

type DeadlineMessage = Readonly<{ kind: string; to: readonly string[]; node: string; taskId?: string }>

/**
 * What the clock tells about a deadline: whoever holds the task, and those who may decide for him; on the last tick also
 * the starter, who sees with whom it lies.
 */
export function tellDeadlines(
  events: readonly FlowEvent[],
  { tasks, starter }: CaseState,
  agentsOf: AgentsOf,
): readonly DeadlineMessage[] {
  return events.flatMap((event) => {
    if (event.type !== 'taskReminded' && event.type !== 'taskOverdue') return []
    const task = tasks.find(({ id }) => id === event.task)
    if (!task) return []

    const isLast = event.type === 'taskOverdue' && event.nextAt === undefined
    return [
      toHolder(event.type === 'taskReminded' ? 'dueSoon' : 'overdue', task, { agentsOf, starter }),
      ...(isLast ? [{ kind: 'overdueWithOthers', to: [starter], node: task.node }] : []),
    ]
  })
}

type Around = Readonly<{ agentsOf: AgentsOf; starter: string }>

function toHolder(kind: string, task: Task, { agentsOf, starter }: Around): DeadlineMessage {
  const agents = agentsOf(task.person).filter((agent) => agent !== starter)
  return { kind, to: [task.person, ...agents], node: task.node, taskId: task.id }
}
