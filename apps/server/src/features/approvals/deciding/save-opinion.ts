import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { findTask, saveDraftOpinion } from '../case/task-store.ts'

export const saveOpinion = serve(contract.approvals.saveOpinion, async ({ input, actor, tx }) => {
  const { taskId, opinion } = input
  const task = await findTask(tx, taskId)
  if (!task) throw new Refusal<RefusalCode>('flow.taskNotFound')
  if (task.personId !== actor.personId) throw new Refusal<RefusalCode>('flow.taskNotYours')
  if (!(await saveDraftOpinion(tx, taskId, opinion))) throw new Refusal<RefusalCode>('flow.taskClosed')

  return null
})
