import type { FlowCommand } from '@signet/flow'
import type { Acting } from './acting.ts'
import { type Held, type Move, moveCase } from './move-case.ts'
import type { Moved } from './moved.ts'

type TaskMove = Readonly<{
  taskId: string
  command: (held: Held) => FlowCommand
  sent?: NonNullable<Move['sent']>
}>

/** A command on a task: its case is in its id, and everything is decided on the case. */
export function moveTask(acting: Acting, { taskId, ...move }: TaskMove): Promise<Moved> {
  return moveCase(acting, { caseId: caseOfTask(taskId), taskId, unknown: 'flow.taskNotFound', ...move })
}

/** Task ids are derived: `<case>-<n>`. Whatever is not of that shape belongs to no case. */
export function caseOfTask(taskId: string): string {
  return taskId.slice(0, Math.max(0, taskId.lastIndexOf('-')))
}
