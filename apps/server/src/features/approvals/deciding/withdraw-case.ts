import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveCase } from '../case/move-case.ts'

export const withdrawCase = serve(contract.approvals.withdraw, async (call) => {
  const { caseId, opinion } = call.input
  const command = () => ({ type: 'withdraw' as const, by: call.actor.personId, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
