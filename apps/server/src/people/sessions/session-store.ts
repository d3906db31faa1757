import { type PlatformDb, prepared, preparedWrite } from '@signet/db'
import { sql } from 'kysely'

export type EndReason = 'logout' | 'replaced' | 'password' | 'disabled' | 'administrator' | 'owner'

export type SessionRow = Readonly<{
  tenantCode: string
  personId: string
  device: 'app' | 'web'
  lastSeenAt: string
  expiresAt: string
  endedBy: EndReason | null
  viewerId: string | null
}>

type NewSession = Readonly<{
  hash: Uint8Array
  tenant: string
  personId: string
  device: 'app' | 'web'
  now: string
  expiresAt: string
  /** Where it was begun and with what; unknown for those of the seed. */
  address?: string
  userAgent?: string
  /** Who looks through the person's eyes. */
  viewerId?: string
}>

export async function insertSession(db: PlatformDb, session: NewSession): Promise<void> {
  const { hash, tenant, personId, device, now, expiresAt, address = '', userAgent = '' } = session
  const { viewerId = null } = session
  await db
    .insertInto('session')
    .values({
      tokenHash: hash,
      tenantCode: tenant,
      personId,
      device,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      expiresAt,
      address,
      userAgent,
      viewerId,
    })
    .execute()
}

const found = prepared((db: PlatformDb, { hash }: Readonly<{ hash: Uint8Array }>) =>
  db
    .selectFrom('session')
    .where('tokenHash', '=', hash)
    .select(['tenantCode', 'personId', 'device', 'lastSeenAt', 'expiresAt', 'endedBy', 'viewerId']),
)

export async function findSession(db: PlatformDb, hash: Uint8Array): Promise<SessionRow | undefined> {
  const [row] = await found(db, { hash })
  return row
}

/** Returns those of these sessions that exist. */
export function findSessions(
  db: PlatformDb,
  hashes: readonly Uint8Array[],
): Promise<readonly (SessionRow & Readonly<{ tokenHash: Uint8Array }>)[]> {
  return db
    .selectFrom('session')
    .where('tokenHash', 'in', hashes)
    .select([
      'tokenHash',
      'tenantCode',
      'personId',
      'device',
      'lastSeenAt',
      'expiresAt',
      'endedBy',
      'viewerId',
    ])
    .execute()
}

export async function markSeen(db: PlatformDb, hash: Uint8Array, now: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenAt: now })
    .where('tokenHash', '=', hash)
    .where('lastSeenAt', '<', now)
    .execute()
}

export async function endSession(
  db: PlatformDb,
  hash: Uint8Array,
  end: Readonly<{ by: EndReason; now: string }>,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt: end.now, endedBy: end.by })
    .where('tokenHash', '=', hash)
    .where('endedAt', 'is', null)
    .execute()
}

type Owner = Readonly<{ tenant: string; personId: string }>
type SomeSessions = Owner & Readonly<{ except?: Uint8Array | undefined }>

/** Ends every session of a person, or all but one, and returns their hashes. */
export async function endSessionsOf(
  db: PlatformDb,
  { tenant, personId, except }: SomeSessions,
  end: Readonly<{ by: EndReason; now: string }>,
): Promise<readonly Uint8Array[]> {
  const ended = await db
    .updateTable('session')
    .set({ endedAt: end.now, endedBy: end.by })
    .where('tenantCode', '=', tenant)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('tokenHash', '!=', except ?? new Uint8Array()))
    .returning('tokenHash')
    .execute()
  return ended.map(({ tokenHash }) => tokenHash)
}

/**
 * Ends the person's other sessions on the same class of device and returns their hashes. Of several that opened at
 * once, the first to come here stays: one that it ended ends no others.
 */
export function endOlderSessions(
  db: PlatformDb,
  { hash, tenant, personId, device, now }: NewSession,
): Promise<readonly Uint8Array[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${tenant} ${personId}`}, 0))`.execute(
      tx,
    )
    const own = await findSession(tx, hash)
    if (own?.endedBy !== null) return []
    const ended = await tx
      .updateTable('session')
      .set({ endedAt: now, endedBy: 'replaced' })
      .where('tenantCode', '=', tenant)
      .where('personId', '=', personId)
      .where('device', '=', device)
      .where('endedAt', 'is', null)
      .where('viewerId', 'is', null)
      .where('tokenHash', '!=', hash)
      .returning('tokenHash')
      .execute()
    return ended.map(({ tokenHash }) => tokenHash)
  })
}

/** Returns a person's own sessions that have not ended, the last seen first. */
export function listSessionsOf(db: PlatformDb, { tenant, personId }: Owner) {
  return db
    .selectFrom('session')
    .where('tenantCode', '=', tenant)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where('viewerId', 'is', null)
    .orderBy('lastSeenAt', 'desc')
    .select(['tokenHash', 'device', 'address', 'userAgent', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .execute()
}

/** Notes that the person of a session has just given their password or a code. */
export async function markConfirmed(db: PlatformDb, hash: Uint8Array, now: string): Promise<void> {
  await db.updateTable('session').set({ confirmedAt: now }).where('tokenHash', '=', hash).execute()
}

export async function findConfirmedAt(db: PlatformDb, hash: Uint8Array): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .where('tokenHash', '=', hash)
    .select('confirmedAt')
    .executeTakeFirst()
  return row?.confirmedAt
}

type Ticket = Readonly<{ hash: Uint8Array; session: Uint8Array; expiresAt: string; locale: string }>

const issued = preparedWrite((db: PlatformDb, { hash, session, expiresAt, locale }: Ticket) =>
  db.insertInto('socketTicket').values({ ticketHash: hash, tokenHash: session, expiresAt, locale }),
)

export async function insertTicket(db: PlatformDb, ticket: Ticket): Promise<void> {
  await issued(db, ticket)
}

const taken = preparedWrite((db: PlatformDb, { hash }: Readonly<{ hash: Uint8Array }>) =>
  db
    .deleteFrom('socketTicket')
    .where('ticketHash', '=', hash)
    .returning(['tokenHash', 'expiresAt', 'locale']),
)

/** Redeems a ticket once for its session (hexadecimal). */
export async function takeTicket(
  db: PlatformDb,
  hash: Uint8Array,
  now: string,
): Promise<Readonly<{ session: string; locale: string }> | undefined> {
  const [ticket] = await taken(db, { hash })
  if (!ticket || ticket.expiresAt <= now) return undefined
  return { session: Buffer.from(ticket.tokenHash).toString('hex'), locale: ticket.locale }
}
