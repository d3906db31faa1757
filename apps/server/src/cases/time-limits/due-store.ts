import { prepared, preparedWrite, type Reader, type TenantDb, type Tx } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import type { Reason } from '../../clock/reason.ts'
import { doubling } from '../../clock/retry.ts'

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

/** Returns due cases, longest due first, without those that wait for a retry. */
export async function dueCases(db: Reader, moment: Moment): Promise<readonly DueCase[]> {
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

/** Locks a case that is still due. Returns undefined if another node or a person holds or has moved it. */
export async function claimDue(
  tx: Tx,
  due: { caseId: string; now: string },
): Promise<{ starterId: string } | undefined> {
  return (await claimed(tx, due))[0]
}

const pauseAfter = doubling(3_600_000)

type Failure = Readonly<{ caseId: string; attempts: number; now: number; reason: Reason }>

/** Retries after 2, 4, 8 ... seconds, at most after an hour. */
export async function keepFailure(db: TenantDb, { caseId, attempts, now, reason }: Failure): Promise<void> {
  const retryAt = isoOf(now + pauseAfter(attempts))
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
