import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const copyCase = serve(contract.approvals.copyTo, async (call) => {
  const { taskId, userIds: people } = call.input
  const command = () => ({ type: 'copy' as const, by: call.actor.personId, task: taskId, people })

  return answerOf(await moveTask(call, { taskId, command }))
})
