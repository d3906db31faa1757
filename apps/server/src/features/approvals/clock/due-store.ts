import { prepared, preparedWrite, type Reader, type TenantDb, type Tx } from '@signet/db'
import { isoOf } from '../../../clock.ts'
import type { Reason } from '../../../reasons/index.ts'

type Moment = { now: string; most: number }

const found = prepared((tx, { now, most }: Moment) =>
  tx
    .selectFrom('flowCase as case')
    .leftJoin('clockFailure as failure', 'failure.caseId', 'case.id')
    .where('case.dueAt', '<=', now)
    .where(({ eb, or }) => or([eb('failure.retryAt', 'is', null), eb('failure.retryAt', '<=', now)]))
    .orderBy('case.dueAt')
    .limit(most)
    .select(['case.id as caseId', 'failure.attempts']),
)

/** The cases whose moment has come, the longest due first, without those that are to be tried again later. */
export async function dueCases(db: Reader, moment: Moment): Promise<readonly DueCase[]> {
  // Only read; the handle is the tenant's either way.
  const rows = await found(db, moment)
  return rows.map(({ caseId, attempts }) => ({ caseId, attempts: attempts ?? 0 }))
}

export type DueCase = Readonly<{ caseId: string; attempts: number }>

const claimed = preparedWrite((tx, { caseId, now }: { caseId: string; now: string }) =>
  tx
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .where('dueAt', '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .select('starterId'),
)

/** Locks a case that is still due. Undefined when another node is at it or has been, or when somebody acts on it now. */
export async function claimDue(
  tx: Tx,
  due: { caseId: string; now: string },
): Promise<{ starterId: string } | undefined> {
  return (await claimed(tx, due))[0]
}

const second = 1000
const longestPause = 3600 * second

type Failure = Readonly<{ caseId: string; attempts: number; now: number; reason: Reason }>

/** Tries again after 2, 4, 8 ... seconds, an hour at most. */
export async function keepFailure(db: TenantDb, { caseId, attempts, now, reason }: Failure): Promise<void> {
  const retryAt = isoOf(now + Math.min(2 ** attempts * second, longestPause))
  const row = { attempts, retryAt, reason: JSON.stringify(reason) }
  await db
    .insertInto('clockFailure')
    .values({ caseId, ...row })
    .onConflict((conflict) => conflict.column('caseId').doUpdateSet(row))
    .execute()
}

export async function forgetFailure(db: TenantDb, caseId: string): Promise<void> {
  await db.deleteFrom('clockFailure').where('caseId', '=', caseId).execute()
}
