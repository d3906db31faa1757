import { contract } from '@signet/contract'
import { moveCase } from '../../../cases/move-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const jumpToNode = serve(contract.approvals.jump, async (call) => {
  const { caseId, node, to, opinion } = call.input
  const command = () => ({ type: 'jump' as const, by: call.actor.personId, node, to, opinion })

  return answerOf(await moveCase(call, { caseId, command }))
})
