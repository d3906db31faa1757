import type { Reader, TenantDb } from '@signet/db'
import type { Lease } from '../../clock/lease.ts'
import { KeptReason } from '../../clock/reason.ts'

/** A step taken by this node. `attempts` includes this one. */
export type DueStep = Readonly<{ id: string; caseId: string; kind: string; attempts: number }>

type LeaseRequest = Lease & Readonly<{ kinds: readonly string[]; most: number }>

/** Takes due steps for one node until their lease expires. */
export function takeDueSteps(db: TenantDb, { now, until, kinds, most }: LeaseRequest): Promise<DueStep[]> {
  return db
    .updateTable('flowWait')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('flowWait as wait')
        .innerJoin('flowCase as case', 'case.id', 'wait.caseId')
        .where('case.status', '=', 'running')
        .where('wait.state', '=', 'waiting')
        .where('wait.isFrozen', '=', false)
        .where('wait.nextAttemptAt', '<=', now)
        .where('wait.kind', 'in', [...kinds])
        .orderBy('wait.nextAttemptAt')
        .limit(most)
        .forUpdate('wait')
        .skipLocked()
        .select('wait.id'),
    )
    .returning(['id', 'caseId', 'kind', 'attempts'])
    .execute()
}

/** Sets when to look again; null waits for a wake-up. */
export async function setNextAttempt(
  db: TenantDb,
  { id, at }: Readonly<{ id: string; at: string | null }>,
): Promise<void> {
  await db
    .updateTable('flowWait')
    .set({ nextAttemptAt: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

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
    .select(['case.title', 'case.translations', 'wait.nodeName as node'])
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
