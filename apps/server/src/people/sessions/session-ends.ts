import type { RefusalCode } from '@signet/contract'
import type { PlatformDb } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import type { Tenants } from '../tenants/index.ts'
import type { SignedInPerson } from './known-devices.ts'
import { type Lifetimes, rules } from './rules.ts'
import { type EndReason, findSessions, listSessionsOf, type SessionRow } from './session-store.ts'

export type EndedSession = Readonly<{ session: string; why: RefusalCode }>

/** Sessions in use are seen again within `seenEvery`, which the idle time allows for. */
export async function findEnded(
  db: PlatformDb,
  sessions: readonly string[],
  {
    now,
    lifetimesIn,
    tenants,
  }: Readonly<{ now: number; lifetimesIn: (tenant: string) => Promise<Lifetimes>; tenants: Tenants }>,
): Promise<readonly EndedSession[]> {
  if (sessions.length === 0) return []
  const rows = await findSessions(
    db,
    sessions.map((session) => Buffer.from(session, 'hex')),
  )
  const bySession = new Map(rows.map((row) => [Buffer.from(row.tokenHash).toString('hex'), row]))
  const lifetimes = new Map<string, Lifetimes>()
  const suspended = new Set<string>()
  for (const tenant of new Set(rows.map(({ tenantCode }) => tenantCode))) {
    lifetimes.set(tenant, await lifetimesIn(tenant))
    if ((await tenants.of(tenant)).isSuspended) suspended.add(tenant)
  }

  return sessions.flatMap((session) => {
    const row = bySession.get(session)
    if (row && suspended.has(row.tenantCode)) return [{ session, why: 'session.tenantSuspended' }]
    const rule = row && lifetimes.get(row.tenantCode)
    const why = row && rule ? endOf(row, { now, lifetimes: rule }) : 'session.invalid'
    return why ? [{ session, why }] : []
  })
}

type Age = Readonly<{ now: number; lifetimes: Lifetimes }>

function endOf(row: SessionRow, age: Age): RefusalCode | undefined {
  try {
    refuseEnded(row)
    refuseOld(row, { ...age, seenAt: Date.parse(row.lastSeenAt) + rules.seenEvery })
  } catch (error) {
    if (error instanceof Refusal) return error.code as RefusalCode
    throw error
  }
  return undefined
}

export type OpenSession = Readonly<{
  /** The token's hash, hexadecimal. */
  session: string
  device: Actor['device']
  address: string
  userAgent: string
  createdAt: string
  lastSeenAt: string
}>

export async function findOpen(
  db: PlatformDb,
  person: SignedInPerson,
  { now, lifetimes }: Age,
): Promise<readonly OpenSession[]> {
  const rows = await listSessionsOf(db, person)
  return rows
    .filter((row) => now < endsAt(row, Date.parse(row.lastSeenAt) + rules.seenEvery, lifetimes))
    .map(({ tokenHash, ...row }) => ({ ...row, session: Buffer.from(tokenHash).toString('hex') }))
}

/** What its person reads about a session that somebody or something ended, in calls and on the socket alike. */
export function whyEnded(by: EndReason): RefusalCode {
  if (by === 'administrator' || by === 'owner') return 'session.endedElsewhere'
  return by === 'replaced' ? 'session.replaced' : 'session.expired'
}

/** Refuses as `whyEnded` says, when the session was ended. */
export function refuseEnded({ endedBy }: SessionRow): void {
  if (endedBy !== null) throw new Refusal<RefusalCode>(whyEnded(endedBy))
}

/** Refuses `session.expired` when the session is too old or was idle for too long. */
export function refuseOld(
  row: SessionRow,
  { now, seenAt, lifetimes }: Age & Readonly<{ seenAt: number }>,
): void {
  if (now >= endsAt(row, seenAt, lifetimes)) throw new Refusal<RefusalCode>('session.expired')
}

function endsAt(
  { device, expiresAt }: Pick<SessionRow, 'device' | 'expiresAt'>,
  seenAt: number,
  { idle }: Lifetimes,
): number {
  return Math.min(Date.parse(expiresAt), seenAt + idle[device])
}
