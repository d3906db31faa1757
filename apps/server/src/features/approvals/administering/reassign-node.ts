import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveCase } from '../case/move-case.ts'

export const reassignNode = serve(contract.approvals.reassign, async (call) => {
  const { caseId, node, userIds: people, opinion } = call.input
  const command = () => ({ type: 'reassign' as const, by: call.actor.personId, node, people, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
