import { contract } from '@signet/contract'
import { moveCase } from '../../../cases/move-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const recordStep = serve(contract.approvals.recordStep, async (call) => {
  const { caseId, step: name } = call.input
  const command = () => ({ type: 'recordStep' as const, by: call.actor.personId, name })

  return answerOf(await moveCase(call, { caseId, command }))
})
