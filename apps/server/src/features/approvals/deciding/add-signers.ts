import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/move-task.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

/** Adding signers after oneself implies agreement, so the form must be complete. */
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
