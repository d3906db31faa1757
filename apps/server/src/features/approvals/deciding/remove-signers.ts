import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'

export const removeSigners = serve(contract.approvals.removeSigners, async (call) => {
  const { taskId, userIds: people, choices } = call.input
  const along = choices && { choices }
  const by = call.actor.personId
  const command = () => ({ type: 'removeSigners' as const, by, task: taskId, people, ...along })

  return answerOf(await moveTask(call, { taskId, command }))
})
