import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { wantArchive } from '../../cases/store/archive-store.ts'
import { lockCase } from '../../cases/store/case-store.ts'
import { serve } from '../../http/serve.ts'
import { isKeptCase } from './due-archive-store.ts'

/** Locks the case first, in the same order as archiving does. */
export const retryArchive = serve(contract.caseArchive.retry, async ({ input, tx, now }) => {
  const { caseId } = input
  const isKept = (await lockCase(tx, caseId)) !== undefined && (await isKeptCase(tx, caseId))
  if (!isKept) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  await wantArchive(tx, { caseId, now })
  return null
})
