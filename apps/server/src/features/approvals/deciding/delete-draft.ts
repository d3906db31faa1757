import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { removeRecord } from '../../../record-store/index.ts'
import { deleteCase } from '../case/case-store.ts'
import { moveCase } from '../case/move-case.ts'
import { recordPlace } from '../case/record-place.ts'

/** A draft goes with its record; what was once on its way only leaves the starter's list, since others have it in theirs. */
export const deleteDraft = serve(contract.approvals.remove, async (call) => {
  const { caseId } = call.input
  const command = () => ({ type: 'deleteDraft' as const, by: call.actor.personId })
  const { after, design, recordId } = await moveCase(call, { caseId, command })
  if (after.launchedAt !== undefined) return null

  await deleteCase(call.tx, caseId)
  await removeRecord(recordPlace(call, design), recordId)
  return null
})
