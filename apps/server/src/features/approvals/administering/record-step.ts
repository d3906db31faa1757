import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveCase } from '../case/move-case.ts'

export const recordStep = serve(contract.approvals.recordStep, async (call) => {
  const { caseId, step: name } = call.input
  const command = () => ({ type: 'recordStep' as const, by: call.actor.personId, name })

  return answerOf(await moveCase(call, { caseId, command }))
})
