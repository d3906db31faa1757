import type { FlowCommand } from '@signet/flow'
import { type BatchCall, rowOfMany } from '../http/row-of-many.ts'
import { type Held, type Move, moveCase } from './apply-command.ts'
import type { Sent } from './check-submitted-values.ts'
import type { Moved } from './command-result.ts'
import type { Acting } from './context.ts'

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

export type CaseResult = { caseId: string; ok: boolean; refusal: string; message: string }

/** Applies one action to many cases in the order of their ids; a refused row is rolled back alone. */
export async function eachCase(
  acting: Acting & BatchCall,
  caseIds: readonly string[],
  act: (row: Acting, caseId: string) => Promise<unknown>,
): Promise<CaseResult[]> {
  const results = new Map<string, CaseResult>()
  for (const caseId of [...new Set(caseIds)].sort()) {
    const { done: _, ...row } = await rowOfMany(acting, (own) => act(own, caseId))
    results.set(caseId, { caseId, ...row })
  }
  return caseIds.flatMap((caseId) => results.get(caseId) ?? [])
}
