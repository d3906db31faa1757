import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { answerOf, moveCase } from '../approvals/index.ts'

export const skipStep = serve(contract.approvals.skipStep, async (call) => {
  const { caseId, waitId: wait } = call.input
  const command = () => ({ type: 'skipWait' as const, by: call.actor.personId, wait })
  return answerOf(await moveCase(call, { caseId, command }))
})
