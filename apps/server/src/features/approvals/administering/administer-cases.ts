import { contract } from '@signet/contract'
import { eachCase } from '../../../cases/each-case.ts'
import { moveCase } from '../../../cases/move-case.ts'
import { serve } from '../../../http/serve.ts'

export const administerCases = serve(contract.approvals.steer, async (call) => {
  const { act: type, caseIds, opinion } = call.input
  const by = call.actor.personId
  const results = await eachCase(call, caseIds, (row, caseId) =>
    moveCase(row, { caseId, command: () => ({ type, by, opinion }) }),
  )
  return { results }
})
