import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { answerOf } from './answer.ts'
import { moveTask } from './move-task.ts'
import { remarkOf } from './remark.ts'

export const reject = serve(contract.approvals.reject, async (call) => {
  const { taskId, ...written } = call.input
  const remark = await remarkOf(call, written)
  const command = () => ({ type: 'reject' as const, by: call.actor.personId, task: taskId, ...remark })

  return answerOf(await moveTask(call, { taskId, command }))
})
