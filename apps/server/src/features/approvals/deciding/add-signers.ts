import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveTask } from '../case/move-task.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

/** Who lets others sign after him agrees with it: then the form has to be as whole as for an agreement. */
export const addSigners = serve(contract.approvals.addSigners, async (call) => {
  const { taskId, userIds: people, place, voting, values = {}, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId
  const command = () => ({ type: 'addSigners' as const, by, task: taskId, people, place, voting, ...remark })

  const stage = place === 'after' ? ('submit' as const) : ('draft' as const)
  return answerOf(
    await moveTask(call, { taskId, command, sent: (held) => sentAt(held, { taskId, values, stage }) }),
  )
})
