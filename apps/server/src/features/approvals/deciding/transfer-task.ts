import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/apply-task-command.ts'
import { answerOf } from '../../../cases/command-result.ts'
import { serve } from '../../../http/serve.ts'

export const transferTask = serve(contract.approvals.transfer, async (call) => {
  const { taskId, toUserId: to, opinion } = call.input
  const command = () => ({ type: 'transfer' as const, by: call.actor.personId, task: taskId, to, opinion })

  return answerOf(await moveTask(call, { taskId, command }))
})
