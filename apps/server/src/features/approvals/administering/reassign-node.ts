import { contract } from '@signet/contract'
import { moveCase } from '../../../cases/move-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const reassignNode = serve(contract.approvals.reassign, async (call) => {
  const { caseId, node, userIds: people, opinion } = call.input
  const command = () => ({ type: 'reassign' as const, by: call.actor.personId, node, people, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
