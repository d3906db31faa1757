import { contract } from '@signet/contract'
import { moveCase } from '../../cases/move-case.ts'
import { answerOf } from '../../cases/moved.ts'
import { serve } from '../../http/serve.ts'

export const skipStep = serve(contract.approvals.skipStep, async (call) => {
  const { caseId, waitId: wait } = call.input
  const command = () => ({ type: 'skipWait' as const, by: call.actor.personId, wait })
  return answerOf(await moveCase(call, { caseId, command }))
})
