import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'
import { remarkOf } from './remark.ts'

export const returnCase = serve(contract.approvals.return, async (call) => {
  const { taskId, to, continuation, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId
  const command = () => ({ type: 'return' as const, by, task: taskId, to, continuation, ...remark })

  return answerOf(await moveTask(call, { taskId, command }))
})
