import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const removeSigners = serve(contract.approvals.removeSigners, async (call) => {
  const { taskId, userIds: people, choices } = call.input
  const along = choices && { choices }
  const by = call.actor.personId
  const command = () => ({ type: 'removeSigners' as const, by, task: taskId, people, ...along })

  return answerOf(await moveTask(call, { taskId, command }))
})
