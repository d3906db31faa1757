import type { Reader } from '@signet/db'

/** Returns the revocations of a case, newest first. */
export function revocationsOf(tx: Reader, caseId: string) {
  return tx
    .selectFrom('flowCase')
    .where('revokes', '=', caseId)
    .where('deletedAt', 'is', null)
    .select(['id as caseId', 'title', 'status', 'launchedAt'])
    .orderBy('launchedAt', 'desc')
    .execute()
}
