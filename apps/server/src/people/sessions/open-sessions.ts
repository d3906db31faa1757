import type { RefusalCode } from '@signet/contract'
import type { Db, PlatformDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Actor } from '../../http/actor.ts'
import type { Bus } from '../../socket/hints/index.ts'
import type { Directories } from '../directory/index.ts'
import type { Settings } from '../settings/index.ts'
import { hashToken, looksLikeToken, newToken } from './hash-token.ts'
import { isKnownDevice, rememberDevice, type SignedInPerson } from './known-devices.ts'
import { type Lifetimes, lifetimesOf, rules } from './rules.ts'
import {
  type EndReason,
  endSession,
  endSessionsOf,
  findSession,
  findSessions,
  insertSession,
  insertTicket,
  markSeen,
  type SessionRow,
  takeTicket,
} from './session-store.ts'
import { createQueues, signIn } from './sign-in.ts'

type Device = Actor['device']
export type EndedSession = Readonly<{ session: string; why: RefusalCode }>
type SignInAttempt = Readonly<{ device: Device }> & Parameters<typeof signIn>[1]
type Person = Readonly<{ tenant: string; personId: string }>

export type Sessions = Readonly<{
  /** Returns a new token, and the name by which the browser is known from now on. Refuses as `signIn` does. */
  open: (attempt: SignInAttempt) => Promise<Readonly<{ token: string; knownDevice: string }>>
  /**
   * Returns the person of a token. Refuses `session.invalid` (602), `session.expired` (600),
   * `session.replaced` (601).
   */
  actorOf: (token: string) => Promise<Actor>
  /** The same by the token's hash (hexadecimal), as a ticket stores it. */
  actorOfSession: (session: string) => Promise<Actor>
  /** Returns those of these sessions that are over, and why, with one query. */
  endedAmong: (sessions: readonly string[]) => Promise<readonly EndedSession[]>
  end: (session: string, by: EndReason) => Promise<void>
  /** Ends all sessions of a person, on every device. */
  endAllOf: (person: Person, by: EndReason) => Promise<void>
  /** Returns a ticket that opens one socket within a minute, so that no token appears in an address. */
  issueTicket: (actor: Actor, locale: string) => Promise<string>
  /** Redeems a ticket once; returns undefined when it was used or has expired. */
  redeemTicket: (ticket: string) => Promise<Readonly<{ session: string; locale: string }> | undefined>
  /** Calls the listener for every session that ends on any node. */
  onEnd: (listen: (session: string, by: EndReason) => void) => () => void
}>

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  random: (bytes: number) => Uint8Array
  bus: Bus
  directories: Directories
  settings: Settings
  /** Returns milliseconds that never jump, unlike the machine's clock. */
  monotonic?: () => number
}>

const channel = 'session'
const End = z.object({
  session: z.string(),
  by: z.enum(['logout', 'replaced', 'password', 'disabled', 'administrator']),
})

/** Manages opaque tokens, stored only as SHA-256 and cached for five seconds. */
export function openSessions(needs: Dependencies): Sessions {
  const { db, clock, random, bus, directories, settings, monotonic = () => performance.now() } = needs
  const inTurn = createQueues()
  const cache = createSessionCache(rules.trusted)
  bus.subscribe(channel, (hint) => cache.forget(End.parse(hint).session))

  const lifetimesIn = async (tenant: string) => lifetimesOf(await settings.of(tenant, 'sessions'))
  const endAllOf = async (person: Person & Readonly<{ device?: Device }>, by: EndReason) => {
    const ended = await endSessionsOf(db.platform, person, { by, now: isoOf(clock()) })
    for (const hash of ended) bus.publish(channel, { session: Buffer.from(hash).toString('hex'), by })
  }
  const actorOfSession = async (session: string): Promise<Actor> => {
    const now = clock()
    const entry = cache.find(session, monotonic()) ?? (await read(session))
    refuseOld(entry.row, { seenAt: entry.seenAt, now, lifetimes: await lifetimesIn(entry.row.tenantCode) })
    if (now - entry.seenAt >= rules.seenEvery) {
      entry.seenAt = now
      await markSeen(db.platform, Buffer.from(session, 'hex'), isoOf(now))
    }

    const { tenantCode: tenant, personId, device } = entry.row
    const directory = await directories.of(tenant)
    if (!directory.isActive(personId)) throw new Refusal<RefusalCode>('session.expired')
    const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
    return { personId, tenant, device, session, isAdministrator }
  }

  const read = async (session: string) => {
    // Read before the query, so that the cache never exceeds its lifetime.
    const readAt = monotonic()
    const row = await findSession(db.platform, Buffer.from(session, 'hex'))
    if (!row) throw new Refusal<RefusalCode>('session.invalid')
    refuseEnded(row)
    return cache.keep(session, { row, readAt, seenAt: Date.parse(row.lastSeenAt) })
  }

  return {
    open: async ({ device, ...attempt }) => {
      const person = await signIn({ db, clock, directories, settings, inTurn }, attempt)
      const knownDevice = await keepDevice(needs, attempt.origin.device, person)
      const { singleLogin, ...lifetimes } = await settings.of(person.tenant, 'sessions')
      if (singleLogin) await endAllOf({ ...person, device }, 'replaced')
      const { absolute } = lifetimesOf({ ...lifetimes, singleLogin })
      return { token: await insertNew(needs, { ...person, device }, absolute), knownDevice }
    },
    actorOf: async (token) => {
      if (!looksLikeToken(token)) throw new Refusal<RefusalCode>('session.invalid')
      return actorOfSession(hashToken(token).toString('hex'))
    },
    actorOfSession,
    endedAmong: (sessions) => findEnded(db.platform, sessions, { now: clock(), lifetimesIn }),
    end: async (session, by) => {
      await endSession(db.platform, Buffer.from(session, 'hex'), { by, now: isoOf(clock()) })
      bus.publish(channel, { session, by })
    },
    endAllOf,
    issueTicket: async ({ session }, locale) => {
      const ticket = newToken(random)
      const expiresAt = isoOf(clock() + rules.ticket)
      const of = { hash: hashToken(ticket), session: Buffer.from(session, 'hex'), expiresAt, locale }
      await insertTicket(db.platform, of)
      return ticket
    },
    redeemTicket: (ticket) => takeTicket(db.platform, hashToken(ticket), isoOf(clock())),
    onEnd: (listen) =>
      bus.subscribe(channel, (hint) => {
        const { session, by } = End.parse(hint)
        listen(session, by)
      }),
  }
}

/** Returns the token of a new session, which the database knows only by its hash. */
async function insertNew(
  { db, clock, random }: Dependencies,
  person: SignedInPerson & Readonly<{ device: Device }>,
  absolute: number,
): Promise<string> {
  const token = newToken(random)
  const now = clock()
  const times = { now: isoOf(now), expiresAt: isoOf(now + absolute) }
  await insertSession(db.platform, { hash: hashToken(token), ...person, ...times })
  return token
}

/** Sessions in use are seen again within `seenEvery`, which the idle time allows for. */
async function findEnded(
  db: PlatformDb,
  sessions: readonly string[],
  { now, lifetimesIn }: Readonly<{ now: number; lifetimesIn: (tenant: string) => Promise<Lifetimes> }>,
): Promise<readonly EndedSession[]> {
  if (sessions.length === 0) return []
  const rows = await findSessions(
    db,
    sessions.map((session) => Buffer.from(session, 'hex')),
  )
  const bySession = new Map(rows.map((row) => [Buffer.from(row.tokenHash).toString('hex'), row]))
  const lifetimes = new Map<string, Lifetimes>()
  for (const tenant of new Set(rows.map(({ tenantCode }) => tenantCode)))
    lifetimes.set(tenant, await lifetimesIn(tenant))

  return sessions.flatMap((session) => {
    const row = bySession.get(session)
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

/** Remembers the browser of a sign-in and returns its name, a new one if it has none for this person. */
async function keepDevice(
  { db, clock, random }: Dependencies,
  device: string,
  person: SignedInPerson,
): Promise<string> {
  const isNamed = await isKnownDevice(db.platform, device, person)
  const name = isNamed ? device : newToken(random)
  await rememberDevice(db.platform, name, { ...person, now: isoOf(clock()) })
  return name
}

function refuseEnded({ endedBy }: SessionRow): void {
  if (endedBy === null) return
  const isKicked = endedBy === 'replaced' || endedBy === 'administrator'
  throw new Refusal<RefusalCode>(isKicked ? 'session.replaced' : 'session.expired')
}

function refuseOld(
  { device, expiresAt }: SessionRow,
  { now, seenAt, lifetimes }: Age & Readonly<{ seenAt: number }>,
): void {
  const isOver = now >= Date.parse(expiresAt) || now - seenAt >= lifetimes.idle[device]
  if (isOver) throw new Refusal<RefusalCode>('session.expired')
}

type Entry = { row: SessionRow; readAt: number; seenAt: number }

const largest = 20_000

/**
 * Caches live sessions by token hash; unknown tokens are never cached. `now` and `readAt` are monotonic;
 * `seenAt` is wall-clock time.
 */
function createSessionCache(trustedFor: number) {
  const entries = new Map<string, Entry>()

  return {
    find: (session: string, now: number): Entry | undefined => {
      const entry = entries.get(session)
      return entry && now - entry.readAt < trustedFor ? entry : undefined
    },
    keep: (session: string, entry: Entry): Entry => {
      const oldest = entries.size >= largest ? entries.keys().next() : undefined
      if (oldest?.value) entries.delete(oldest.value)
      entries.set(session, entry)
      return entry
    },
    forget: (session: string) => entries.delete(session),
  }
}
