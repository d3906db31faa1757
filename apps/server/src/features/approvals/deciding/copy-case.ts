import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'

export const copyCase = serve(contract.approvals.copyTo, async (call) => {
  const { taskId, userIds: people } = call.input
  const command = () => ({ type: 'copy' as const, by: call.actor.personId, task: taskId, people })

  return answerOf(await moveTask(call, { taskId, command }))
})
