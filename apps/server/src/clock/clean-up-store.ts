import type { PlatformDb, TenantDb } from '@signet/db'

type CleanUpTimes = Readonly<{ now: string; weekAgo: string }>

/**
 * Deletes sessions that ended a week ago (until then their owner can learn why), tickets, unfinished sign-ins,
 * expired failures and proofs of work, and browsers not used for 90 days.
 */
export async function forgetOldSessions(
  db: PlatformDb,
  { now, lockAgo, weekAgo, quarterAgo }: CleanUpTimes & Readonly<{ lockAgo: string; quarterAgo: string }>,
): Promise<void> {
  await db.deleteFrom('socketTicket').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('signInStep').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('passwordLink').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('providerLogin').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('phoneSignIn').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('scanLogin').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('spentProof').where('expiresAt', '<=', now).execute()
  // A code also counts how often its phone was sent one, for a day.
  await db.deleteFrom('smsCode').where('sentAt', '<=', weekAgo).execute()
  await db
    .deleteFrom('session')
    .where(({ eb, or }) => or([eb('expiresAt', '<=', weekAgo), eb('endedAt', '<=', weekAgo)]))
    .execute()
  await db.deleteFrom('signInFailure').where('failedAt', '<=', lockAgo).execute()
  await db.deleteFrom('knownDevice').where('usedAt', '<=', quarterAgo).execute()
}

/** Deletes answers older than a week and expired links. */
export async function forgetOldKeys(db: TenantDb, { now, weekAgo }: CleanUpTimes): Promise<void> {
  await db.deleteFrom('idempotency').where('at', '<=', weekAgo).execute()
  await db.deleteFrom('downloadTicket').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('packTicket').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('logTicket').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('billLedgerTicket').where('expiresAt', '<=', now).execute()
}

/** Deletes messages of the outbox of a company without a provider. */
export async function forgetSmsOutbox(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('smsOutbox').where('at', '<=', before).execute()
}

/** Deletes messages that were read; an unread one waits for its reader. */
export async function forgetOldNotices(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('notice').where('at', '<=', before).where('readAt', 'is not', null).execute()
}
