import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { lockCase, wantArchive } from '../approvals/index.ts'
import { isKeptCase } from './due-archive-store.ts'

/** The case first, as whoever makes the document locks it. */
export const retryArchive = serve(contract.caseArchive.retry, async ({ input, tx, now }) => {
  const { caseId } = input
  const isKept = (await lockCase(tx, caseId)) !== undefined && (await isKeptCase(tx, caseId))
  if (!isKept) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  await wantArchive(tx, { caseId, now })
  return null
})
