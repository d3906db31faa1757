import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'

export const askForHelp = serve(contract.approvals.assist, async (call) => {
  const { taskId, userIds: people, opinion } = call.input
  const by = call.actor.personId
  const command = () => ({ type: 'assist' as const, by, task: taskId, people, opinion })

  return answerOf(await moveTask(call, { taskId, command }))
})
