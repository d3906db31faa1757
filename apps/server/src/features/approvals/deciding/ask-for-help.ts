import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const askForHelp = serve(contract.approvals.assist, async (call) => {
  const { taskId, userIds: people, opinion } = call.input
  const by = call.actor.personId
  const command = () => ({ type: 'assist' as const, by, task: taskId, people, opinion })

  return answerOf(await moveTask(call, { taskId, command }))
})
