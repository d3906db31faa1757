import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'

export const takeDecisionBack = serve(contract.approvals.takeBack, async (call) => {
  const { taskId } = call.input
  const command = () => ({ type: 'takeBack' as const, by: call.actor.personId, task: taskId })

  return answerOf(await moveTask(call, { taskId, command }))
})
