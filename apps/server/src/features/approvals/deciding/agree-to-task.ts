import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

/** Agrees, or handles where the node says so, and writes the fields that the node permits. */
export const agreeToTask = serve(contract.approvals.agree, async (call) => {
  const { taskId, values = {}, choices, copyTo, ...written } = call.input
  const by = call.actor.personId
  const remark = await remarkOf(call, written)

  return answerOf(
    await moveTask(call, {
      taskId,
      command: () => ({ type: 'agree', by, task: taskId, copyTo, ...(choices && { choices }), ...remark }),
      sent: (held) => sentAt(held, { taskId, values, stage: 'submit' }),
    }),
  )
})
