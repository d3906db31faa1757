import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf } from './remark.ts'

export const rejectTask = serve(contract.approvals.reject, async (call) => {
  const { taskId, choices, copyTo, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId
  const along = { copyTo, ...(choices && { choices }) }
  const command = () => ({ type: 'reject' as const, by, task: taskId, ...along, ...remark })

  return answerOf(await moveTask(call, { taskId, command }))
})
