import { contract } from '@signet/contract'
import { applyTaskCommand } from '../../../cases/apply-task-command.ts'
import { commandAnswer } from '../../../cases/command-result.ts'
import { serve } from '../../../http/serve.ts'

export const transferTask = serve(contract.approvals.transfer, async (call) => {
  const { taskId, sequence, toUserId: to, opinion } = call.input
  const command = () => ({ type: 'transfer' as const, by: call.actor.personId, task: taskId, to, opinion })

  return commandAnswer(await applyTaskCommand(call, { taskId, sequence, command }))
})
