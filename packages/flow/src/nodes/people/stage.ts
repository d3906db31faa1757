import type { Task, TaskStage } from '../../case/case-state.ts'
import type { FlowRules } from '../../definition/flow-rules.ts'

/** The first open stage that is still ahead of a task with these stamps; stages switched off are skipped. */
export function openStage(
  { stages }: FlowRules,
  { signedAt, startedAt }: Pick<Task, 'signedAt' | 'startedAt'> = {},
): TaskStage {
  if (stages.signing && signedAt === undefined) return 'toSign'
  return stages.starting && startedAt === undefined ? 'toDo' : 'doing'
}
