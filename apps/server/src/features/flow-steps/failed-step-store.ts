import type { Reader } from '@signet/db'
import { KeptReason } from '../../clock/reason.ts'

/** Maximum page size. */
const most = 500

export async function failedWaits(tx: Reader) {
  const rows = await tx
    .selectFrom('flowWait as wait')
    .innerJoin('flowCase as case', 'case.id', 'wait.caseId')
    .where('wait.state', '=', 'failed')
    .orderBy('wait.openedAt', 'desc')
    .orderBy('wait.id', 'desc')
    .limit(most)
    .select(['wait.id as waitId', 'wait.caseId', 'wait.kind', 'wait.openedAt', 'wait.failure'])
    .select(['case.title', 'wait.nodeName as node'])
    .execute()
  return rows.map(({ failure, ...wait }) => ({ ...wait, failure: KeptReason.parse(failure) }))
}

/** Returns a wait without its case. */
export function findWait(tx: Reader, waitId: string) {
  return tx
    .selectFrom('flowWait as wait')
    .innerJoin('flowCase as case', 'case.id', 'wait.caseId')
    .where('wait.id', '=', waitId)
    .select(['wait.caseId', 'wait.kind', 'wait.state', 'wait.isFrozen', 'case.flowId', 'case.status'])
    .executeTakeFirst()
}
