import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

/** A helper gives back, with what he wrote into the form; what is required may still be missing. */
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
