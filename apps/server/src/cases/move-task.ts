import type { FlowCommand } from '@signet/flow'
import { type BatchCall, rowOfMany } from '../http/row-of-many.ts'
import type { Acting } from './acting.ts'
import type { Sent } from './check-sent.ts'
import { type Held, type Move, moveCase } from './move-case.ts'
import type { Moved } from './moved.ts'

type TaskMove = Readonly<{
  taskId: string
  command: (held: Held) => FlowCommand
  sent?: NonNullable<Move['sent']>
}>

/** Applies a command to the case of a task. */
export function moveTask(acting: Acting, { taskId, ...move }: TaskMove): Promise<Moved> {
  return moveCase(acting, { caseId: caseOfTask(taskId), taskId, unknown: 'flow.taskNotFound', ...move })
}

/** Extracts the case from a task id `<case>-<n>`; returns an empty string for any other shape. */
export function caseOfTask(taskId: string): string {
  return taskId.slice(0, Math.max(0, taskId.lastIndexOf('-')))
}

type Result = { taskId: string; ok: boolean; refusal: string; message: string }

/**
 * The same command on many tasks, with one result per row. Cases are locked in the order of their ids, so that two
 * people with overlapping rows never wait for each other in a circle.
 */
export async function moveEach(
  acting: Acting & BatchCall,
  taskIds: readonly string[],
  command: (taskId: string) => FlowCommand,
  sentOf: (held: Held, taskId: string) => Sent | undefined = () => undefined,
): Promise<Result[]> {
  const results = new Map<string, Result>()
  for (const taskId of [...new Set(taskIds)].sort()) {
    const sent = (held: Held) => sentOf(held, taskId)
    const { done: _, ...row } = await rowOfMany(acting, (own) =>
      moveTask(own, { taskId, command: () => command(taskId), sent }),
    )
    results.set(taskId, { taskId, ...row })
  }
  return taskIds.flatMap((taskId) => results.get(taskId) ?? [])
}
