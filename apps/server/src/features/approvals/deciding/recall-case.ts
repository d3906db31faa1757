import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveCase } from '../case/move-case.ts'

export const recallCase = serve(contract.approvals.recall, async (call) => {
  const { caseId, opinion } = call.input
  const command = () => ({ type: 'recall' as const, by: call.actor.personId, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
