import { contract, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { caseIdOfTask } from '../../../cases/apply-task-command.ts'
import { onBehalfOf } from '../../../cases/on-behalf.ts'
import { serve } from '../../../http/serve.ts'

export const saveOpinion = serve(contract.approvals.saveOpinion, async (call) => {
  const { input, actor, tx } = call
  const { taskId, opinion } = input
  const task = await findTask(tx, taskId)
  const isOwn = task?.personId === actor.personId
  const isHis =
    isOwn || (task && (await onBehalfOf(call, task.flowId)).isAgent(actor.personId, task.personId))
  if (!isHis) throw new Refusal<RefusalCode>('flow.taskNotYours')
  if (!(await saveDraftOpinion(tx, taskId, opinion))) throw new Refusal<RefusalCode>('flow.taskClosed')

  return null
})

function findTask(tx: Reader, taskId: string) {
  return tx
    .selectFrom('flowTask')
    .innerJoin('flowCase', 'flowCase.id', 'flowTask.caseId')
    .where('flowTask.caseId', '=', caseIdOfTask(taskId))
    .where('flowTask.id', '=', taskId)
    .select(['flowTask.personId', 'flowCase.flowId'])
    .executeTakeFirst()
}

/** Stores a draft opinion with an open task; returns false if the task has closed. */
async function saveDraftOpinion(tx: Tx, taskId: string, opinion: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flowTask')
    .set({ draftOpinion: opinion })
    .where('caseId', '=', caseIdOfTask(taskId))
    .where('id', '=', taskId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
