import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

/** Agrees, or handles where the node says so, and writes of the form what the node lets this person write. */
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
