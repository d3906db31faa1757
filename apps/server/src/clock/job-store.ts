import type { PlatformDb } from '@signet/db'

export async function registerJob(db: PlatformDb, name: string, dueAt: string): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, dueAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Takes a due job that no live node holds. A single statement, so that only one of two nodes succeeds. */
export async function leaseJob(
  db: PlatformDb,
  { name, now, until }: Readonly<{ name: string; now: string; until: string }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ leasedUntil: until })
    .where('name', '=', name)
    .where('dueAt', '<=', now)
    .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function finishJob(
  db: PlatformDb,
  { name, dueAt, failure }: Readonly<{ name: string; dueAt: string; failure: string | null }>,
): Promise<void> {
  await db.updateTable('job').set({ dueAt, failure, leasedUntil: null }).where('name', '=', name).execute()
}
