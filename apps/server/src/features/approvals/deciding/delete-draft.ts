import { contract } from '@signet/contract'
import { recordPlace } from '../../../cases/design/design-of.ts'
import { moveCase } from '../../../cases/move-case.ts'
import { deleteCase } from '../../../cases/store/case-store.ts'
import { serve } from '../../../http/serve.ts'
import { removeRecord } from '../../../records/record-store/index.ts'

/**
 * Deletes a draft with its record; a case that was once launched only leaves the starter's list, since
 * others still list it.
 */
export const deleteDraft = serve(contract.approvals.remove, async (call) => {
  const { caseId } = call.input
  const command = () => ({ type: 'deleteDraft' as const, by: call.actor.personId })
  const { after, design, recordId } = await moveCase(call, { caseId, command })
  if (after.launchedAt !== undefined) return null

  await deleteCase(call.tx, caseId)
  await removeRecord(recordPlace(call, design), recordId)
  return null
})
