import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf } from './remark.ts'

export const returnCase = serve(contract.approvals.return, async (call) => {
  const { taskId, to, continuation, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId
  const command = () => ({ type: 'return' as const, by, task: taskId, to, continuation, ...remark })

  return answerOf(await moveTask(call, { taskId, command }))
})
