import type { RefusalCode } from '@signet/contract'
import type { FlowCommand } from '@signet/flow'
import { Refusal } from '@signet/std'
import { type BatchCall, performRow } from '../http/row-of-many.ts'
import { applyCommand, type CaseCommand, type LockedCase } from './apply-command.ts'
import type { SubmittedValues } from './check-submitted-values.ts'
import type { CommandResult } from './command-result.ts'
import type { WriteContext } from './context.ts'

type TaskCommand = Readonly<{
  taskId: string
  /** The sequence of the case that the person saw, when the command is for that one alone. */
  sequence?: number | undefined
  command: (locked: LockedCase) => FlowCommand
  sent?: NonNullable<CaseCommand['sent']>
}>

/**
 * Applies a command to the case of a task. Refuses `approvals.movedOn` to whom it would be allowed when anything has
 * happened in the case since `sequence`.
 */
export async function applyTaskCommand(
  context: WriteContext,
  { taskId, sequence, ...request }: TaskCommand,
): Promise<CommandResult> {
  const result = await applyCommand(context, {
    caseId: caseIdOfTask(taskId),
    taskId,
    unknown: 'flow.taskNotYours',
    ...request,
  })
  if (sequence !== undefined && result.before?.sequence !== sequence)
    throw new Refusal<RefusalCode>('approvals.movedOn')
  return result
}

/** Extracts the case from a task id `<case>-<n>`; returns an empty string for any other shape. */
export function caseIdOfTask(taskId: string): string {
  return taskId.slice(0, Math.max(0, taskId.lastIndexOf('-')))
}

type TaskResult = { taskId: string; ok: boolean; refusal: string; message: string }

/**
 * Applies a command to many tasks, with one result per row. Locks cases in the order of their ids to avoid
 * deadlocks between overlapping batches.
 */
export async function applyToEachTask(
  context: WriteContext & BatchCall,
  taskIds: readonly string[],
  command: (taskId: string) => FlowCommand,
  sentOf: (locked: LockedCase, taskId: string) => SubmittedValues | undefined = () => undefined,
): Promise<TaskResult[]> {
  const results = new Map<string, TaskResult>()
  for (const taskId of [...new Set(taskIds)].sort()) {
    const sent = (locked: LockedCase) => sentOf(locked, taskId)
    const { done: _, ...row } = await performRow(context, (own) =>
      applyTaskCommand(own, { taskId, command: () => command(taskId), sent }),
    )
    results.set(taskId, { taskId, ...row })
  }
  return taskIds.flatMap((taskId) => results.get(taskId) ?? [])
}

export type CaseResult = { caseId: string; ok: boolean; refusal: string; message: string }

/** Applies one action to many cases in the order of their ids; a refused row is rolled back alone. */
export async function applyToEachCase(
  context: WriteContext & BatchCall,
  caseIds: readonly string[],
  act: (row: WriteContext, caseId: string) => Promise<unknown>,
): Promise<CaseResult[]> {
  const results = new Map<string, CaseResult>()
  for (const caseId of [...new Set(caseIds)].sort()) {
    const { done: _, ...row } = await performRow(context, (own) => act(own, caseId))
    results.set(caseId, { caseId, ...row })
  }
  return caseIds.flatMap((caseId) => results.get(caseId) ?? [])
}
