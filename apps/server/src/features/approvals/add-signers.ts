import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { answerOf } from './answer.ts'
import { moveTask } from './move-task.ts'
import { remarkOf } from './remark.ts'

export const addSigners = serve(contract.approvals.addSigners, async (call) => {
  const { taskId, userIds: people, place, voting, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId
  const command = () => ({ type: 'addSigners' as const, by, task: taskId, people, place, voting, ...remark })

  return answerOf(await moveTask(call, { taskId, command }))
})
