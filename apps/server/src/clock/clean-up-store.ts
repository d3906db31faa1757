import type { PlatformDb, TenantDb } from '@signet/db'

type CleanUpTimes = Readonly<{ now: string; weekAgo: string }>

/**
 * Deletes sessions that ended a week ago (until then their owner can learn why), tickets, and expired
 * failures.
 */
export async function forgetOldSessions(db: PlatformDb, { now, weekAgo }: CleanUpTimes): Promise<void> {
  await db.deleteFrom('socketTicket').where('expiresAt', '<=', now).execute()
  await db
    .deleteFrom('session')
    .where(({ eb, or }) => or([eb('expiresAt', '<=', weekAgo), eb('endedAt', '<=', weekAgo)]))
    .execute()
  await db.deleteFrom('signInFailure').where('failedAt', '<=', weekAgo).execute()
}

/** Deletes answers older than a week and expired links. */
export async function forgetOldKeys(db: TenantDb, { now, weekAgo }: CleanUpTimes): Promise<void> {
  await db.deleteFrom('idempotency').where('at', '<=', weekAgo).execute()
  await db.deleteFrom('downloadTicket').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('packTicket').where('expiresAt', '<=', now).execute()
}
