import type { Reader, TenantDb, Tx } from '@signet/db'
import { isoOf } from '../../clock.ts'
import type { Reason } from '../../reasons/index.ts'

export type DueArchive = Readonly<{ caseId: string; attempts: number }>

type Taking = Readonly<{ now: string; until: string; most: number }>

/** Of two nodes one gets a case; whoever dies with it loses it at `until`. `attempts` counts this one. */
export function takeDue(db: TenantDb, { now, until, most }: Taking): Promise<DueArchive[]> {
  return db
    .updateTable('caseArchive')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: until }))
    .where('caseId', 'in', (eb) =>
      eb
        .selectFrom('caseArchive as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.caseId'),
    )
    .returning(['caseId', 'attempts'])
    .execute()
}

/** The wish for a document, held until the transaction ends; undefined when it is met already. */
export function holdWaiting(tx: Tx, caseId: string) {
  return tx
    .selectFrom('caseArchive')
    .where('caseId', '=', caseId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .select(['documentId', 'wantedAt'])
    .executeTakeFirst()
}

export async function markMade(tx: Tx, caseId: string, documentId: string): Promise<void> {
  await tx
    .updateTable('caseArchive')
    .set({ state: 'made', documentId, dueAt: null, failure: null })
    .where('caseId', '=', caseId)
    .execute()
}

const second = 1000
const longestPause = 3600 * second
const mostAttempts = 10

type Failure = Readonly<{ now: number; reason: Reason }>

/** Tries again after 2, 4, 8 ... seconds, an hour at most; after ten attempts it is given up, and says why. */
export async function keepFailure(
  db: TenantDb,
  { caseId, attempts }: DueArchive,
  { now, reason }: Failure,
): Promise<void> {
  const isGivenUp = attempts >= mostAttempts
  await db
    .updateTable('caseArchive')
    .set({
      state: isGivenUp ? 'failed' : 'waiting',
      dueAt: isGivenUp ? null : isoOf(now + Math.min(2 ** attempts * second, longestPause)),
      failure: JSON.stringify(reason),
    })
    .where('caseId', '=', caseId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function isKeptCase(tx: Reader, caseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('caseArchive')
    .where('caseId', '=', caseId)
    .select('caseId')
    .executeTakeFirst()
  return row !== undefined
}
