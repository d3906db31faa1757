import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { onBehalfOf } from '../../../cases/on-behalf.ts'
import { serve } from '../../../http/serve.ts'
import { findTask, saveDraftOpinion } from './task-store.ts'

export const saveOpinion = serve(contract.approvals.saveOpinion, async (call) => {
  const { input, actor, tx } = call
  const { taskId, opinion } = input
  const task = await findTask(tx, taskId)
  if (!task) throw new Refusal<RefusalCode>('flow.taskNotFound')
  const isOwn = task.personId === actor.personId
  const isHis = isOwn || (await onBehalfOf(call, task.flowId)).isAgent(actor.personId, task.personId)
  if (!isHis) throw new Refusal<RefusalCode>('flow.taskNotYours')
  if (!(await saveDraftOpinion(tx, taskId, opinion))) throw new Refusal<RefusalCode>('flow.taskClosed')

  return null
})
