import { preparedWrite, type TenantDb, type Tx } from '@signet/db'
import { sql } from 'kysely'
import { isoOf } from '../../clock/clock.ts'
import type { Lease, LeaseColumn } from '../../clock/lease.ts'
import type { Reason } from '../../clock/reason.ts'
import { doubling } from '../../clock/retry.ts'

/** A case taken by this node. `attempts` includes this one. */
export type DueCase = Readonly<{ caseId: string; attempts: number }>

export const caseLease: LeaseColumn = { table: 'clock_failure', id: 'case_id', until: 'retry_at' }

type LeaseRequest = Lease & Readonly<{ most: number }>

/**
 * Takes due cases for one node until their lease expires, longest due first, without those that wait for a
 * retry or that a person holds now.
 */
export function takeDueCases(db: TenantDb, { now, until, most }: LeaseRequest): Promise<DueCase[]> {
  return db
    .insertInto('clockFailure')
    .columns(['caseId', 'attempts', 'retryAt'])
    .expression((eb) =>
      eb
        .selectFrom('flowCase as case')
        .leftJoin('clockFailure as failure', 'failure.caseId', 'case.id')
        .where('case.dueAt', '<=', now)
        .where(({ eb: also, or }) =>
          or([also('failure.retryAt', 'is', null), also('failure.retryAt', '<=', now)]),
        )
        .orderBy('case.dueAt')
        .limit(most)
        .forNoKeyUpdate('case')
        .skipLocked()
        .select(['case.id', sql<number>`1`.as('attempts'), sql<string>`${until}::timestamptz`.as('retryAt')]),
    )
    .onConflict((conflict) =>
      conflict
        .column('caseId')
        .doUpdateSet((eb) => ({ attempts: eb('clockFailure.attempts', '+', 1), retryAt: until }))
        // Another node that took the case since this statement began keeps it.
        .where('clockFailure.retryAt', '<=', now),
    )
    .returning(['caseId', 'attempts'])
    .execute()
}

const locked = preparedWrite((tx, { caseId, now }: { caseId: string; now: string }) =>
  tx
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .where('dueAt', '<=', now)
    .forNoKeyUpdate()
    .select('starterId'),
)

/** Locks a taken case. Returns undefined if a person has moved it and it is no longer due. */
export async function lockDueCase(
  tx: Tx,
  due: { caseId: string; now: string },
): Promise<{ starterId: string } | undefined> {
  return (await locked(tx, due))[0]
}

const second = 1000

/**
 * Ends the lease of a case that was moved. One that is due again waits a second, so that a flow whose limits
 * are all in the past cannot occupy the clock.
 */
export async function releaseCase(tx: Tx, caseId: string, now: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('clockFailure')
    .using('flowCase as case')
    .whereRef('case.id', '=', 'clockFailure.caseId')
    .where('clockFailure.caseId', '=', caseId)
    .where(({ eb, or }) => or([eb('case.dueAt', 'is', null), eb('case.dueAt', '>', isoOf(now))]))
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await tx
    .updateTable('clockFailure')
    .set({ attempts: 0, retryAt: isoOf(now + second), reason: null })
    .where('caseId', '=', caseId)
    .execute()
}

const pauseAfter = doubling(3_600_000)

type Failure = Readonly<{ now: number; reason: Reason }>

/** Retries after 2, 4, 8 ... seconds, at most after an hour. */
export async function keepFailure(
  db: TenantDb,
  { caseId, attempts }: DueCase,
  { now, reason }: Failure,
): Promise<void> {
  await db
    .updateTable('clockFailure')
    .set({ retryAt: isoOf(now + pauseAfter(attempts)), reason: JSON.stringify(reason) })
    .where('caseId', '=', caseId)
    .execute()
}
