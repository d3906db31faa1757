import type { Reader, TenantDb, Tx } from '@signet/db'
import type { Lease } from '../../../clock/lease.ts'
import type { Reason } from '../../../clock/reason.ts'
import { atMost, doubling, retryTime } from '../../../clock/retry.ts'

export type DueArchive = Readonly<{ caseId: string; attempts: number }>

type LeaseRequest = Lease & Readonly<{ most: number }>

/** Takes due cases for one node until `until`. `attempts` includes this one. */
export function takeDueArchives(db: TenantDb, { now, until, most }: LeaseRequest): Promise<DueArchive[]> {
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

/** Locks a waiting archive request; undefined when it is done. */
export function lockWaitingArchive(tx: Tx, caseId: string) {
  return tx
    .selectFrom('caseArchive')
    .where('caseId', '=', caseId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .select(['documentId', 'wantedAt'])
    .executeTakeFirst()
}

export async function markArchived(tx: Tx, caseId: string, documentId: string): Promise<void> {
  await tx
    .updateTable('caseArchive')
    .set({ state: 'made', documentId, dueAt: null, failure: null })
    .where('caseId', '=', caseId)
    .execute()
}

const retries = atMost(10, doubling(3_600_000))

type Failure = Readonly<{ now: number; reason: Reason }>

/**
 * Retries after 2, 4, 8 ... seconds, at most after an hour; gives up after ten attempts with the reason.
 */
export async function keepFailure(
  db: TenantDb,
  { caseId, attempts }: DueArchive,
  { now, reason }: Failure,
): Promise<void> {
  const dueAt = retryTime(retries, attempts, now) ?? null
  await db
    .updateTable('caseArchive')
    .set({
      state: dueAt === null ? 'failed' : 'waiting',
      dueAt,
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

type Folder = Readonly<{ id: string; name: string; flowId: string; now: string }>

/** Returns the archive folder of a flow, named after the flow; creates it on first use. */
export async function folderOfFlow(
  tx: Tx,
  { now, ...folder }: Folder,
): Promise<Readonly<{ id: string; line: readonly string[] }>> {
  return tx
    .insertInto('document')
    .values({ ...folder, ownerId: null, parentId: null, line: [folder.id], createdAt: now })
    .onConflict((conflict) => conflict.column('flowId').doUpdateSet({ name: folder.name }))
    .returning(['id', 'line'])
    .executeTakeFirstOrThrow()
}
