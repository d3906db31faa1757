import type { Reader, TenantDb, Tx } from '@signet/db'
import { type Locale, locales } from '@signet/std'
import { z } from 'zod'
import type { Lease } from '../../../clock/lease.ts'
import { Reason } from '../../../clock/reason.ts'

type NewInvitation = Readonly<{
  personId: string
  way: 'mail' | 'sms'
  locale: Locale
  askedBy: string
  now: string
}>

/** Keeps an invitation, which a server takes on at once. */
export async function insertInvitation(tx: Tx, { now, ...invitation }: NewInvitation): Promise<void> {
  await tx
    .insertInto('externalInvitation')
    .values({ ...invitation, state: 'waiting', nextAttemptAt: now, changedAt: now })
    .execute()
}

/** Sends the invitation again unless it waits for that already. False without one by mail or text message. */
export async function repeatInvitation(
  tx: Tx,
  { personId, locale, askedBy, now }: Omit<NewInvitation, 'way'>,
): Promise<boolean> {
  const kept = await tx
    .selectFrom('externalInvitation')
    .where('personId', '=', personId)
    .select('state')
    .forUpdate()
    .executeTakeFirst()
  if (!kept) return false
  if (kept.state === 'waiting') return true
  await tx
    .updateTable('externalInvitation')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, reason: null, locale, askedBy, changedAt: now })
    .where('personId', '=', personId)
    .execute()
  return true
}

const DueInvitation = z.object({
  personId: z.string(),
  way: z.enum(['mail', 'sms']),
  locale: z.enum(locales),
  attempts: z.int(),
})
export type DueInvitation = Readonly<z.infer<typeof DueInvitation>>

/** Takes due invitations for one node until `until`; `attempts` includes this one. */
export async function takeDueInvitations(
  db: TenantDb,
  { now, until }: Lease,
): Promise<readonly DueInvitation[]> {
  const rows = await db
    .updateTable('externalInvitation')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('personId', 'in', (eb) =>
      eb
        .selectFrom('externalInvitation as due')
        .where('due.state', '=', 'waiting')
        .where('due.nextAttemptAt', '<=', now)
        .orderBy('due.nextAttemptAt')
        .limit(10)
        .forUpdate()
        .skipLocked()
        .select('due.personId'),
    )
    .returning(['personId', 'way', 'locale', 'attempts'])
    .execute()
  return rows.map((row) => DueInvitation.parse(row))
}

/** Whom an invitation reaches now, since address and phone may have been corrected. */
export function invitedPerson(db: Reader, personId: string) {
  return db
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['account', 'name', 'email', 'mobilePhone', 'externalUntil'])
    .executeTakeFirst()
}

type Ending = Readonly<{ personId: string; reason: Reason | null; now: string }>

/** Notes the outcome of an attempt, and returns who asked for it; undefined where it waits no longer. */
export async function endInvitation(tx: Tx, { personId, reason, now }: Ending): Promise<string | undefined> {
  const row = await tx
    .updateTable('externalInvitation')
    .set({
      state: reason ? 'failed' : 'sent',
      nextAttemptAt: null,
      reason: reason && JSON.stringify(reason),
      changedAt: now,
    })
    .where('personId', '=', personId)
    .where('state', '=', 'waiting')
    .returning('askedBy')
    .executeTakeFirst()
  return row?.askedBy
}

const StoredInvitation = z.object({
  personId: z.string(),
  way: z.enum(['mail', 'sms']),
  state: z.enum(['waiting', 'sent', 'failed']),
  reason: Reason.nullable(),
  changedAt: z.string(),
})
export type StoredInvitation = Readonly<z.infer<typeof StoredInvitation>>

/** The invitations of these people. */
export async function invitationsOf(
  db: Reader,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, StoredInvitation>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('externalInvitation')
    .where('personId', 'in', personIds)
    .select(['personId', 'way', 'state', 'reason', 'changedAt'])
    .execute()
  return new Map(rows.map((row) => [row.personId, StoredInvitation.parse(row)]))
}
