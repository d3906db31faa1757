import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveCase } from '../case/move-case.ts'

export const jumpToNode = serve(contract.approvals.jump, async (call) => {
  const { caseId, node, to, opinion } = call.input
  const command = () => ({ type: 'jump' as const, by: call.actor.personId, node, to, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
