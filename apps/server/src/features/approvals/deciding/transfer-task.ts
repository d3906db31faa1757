import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'

export const transferTask = serve(contract.approvals.transfer, async (call) => {
  const { taskId, toUserId: to, opinion } = call.input
  const command = () => ({ type: 'transfer' as const, by: call.actor.personId, task: taskId, to, opinion })

  return answerOf(await moveTask(call, { taskId, command }))
})
