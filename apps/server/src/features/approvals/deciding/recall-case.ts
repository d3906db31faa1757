import { contract } from '@signet/contract'
import { moveCase } from '../../../cases/move-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const recallCase = serve(contract.approvals.recall, async (call) => {
  const { caseId, opinion } = call.input
  const command = () => ({ type: 'recall' as const, by: call.actor.personId, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
