import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const takeDecisionBack = serve(contract.approvals.takeBack, async (call) => {
  const { taskId } = call.input
  const command = () => ({ type: 'takeBack' as const, by: call.actor.personId, task: taskId })

  return answerOf(await moveTask(call, { taskId, command }))
})
