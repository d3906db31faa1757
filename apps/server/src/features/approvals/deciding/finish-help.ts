import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

/** A helper returns the task with their changes to the form; required fields may still be empty. */
export const finishHelp = serve(contract.approvals.help, async (call) => {
  const { taskId, values = {}, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId

  return answerOf(
    await moveTask(call, {
      taskId,
      command: () => ({ type: 'help', by, task: taskId, ...remark }),
      sent: (held) => sentAt(held, { taskId, values, stage: 'draft' }),
    }),
  )
})
