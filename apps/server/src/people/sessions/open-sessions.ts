import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Actor } from '../../http/actor.ts'
import type { Secrets } from '../../outside/secrets/index.ts'
import { type Bus, type CacheUse, registerCache } from '../../socket/hints/index.ts'
import type { Directories } from '../directory/index.ts'
import { areasOf, maySignIn } from '../directory/index.ts'
import type { Settings } from '../settings/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { endDecisionLinks } from './decision-link-store.ts'
import { hashToken, looksLikeToken, newToken } from './hash-token.ts'
import { createChecks, type FailureListener } from './identity-checks.ts'
import type { OpenedSession } from './opening.ts'
import type { askForSignature, RelyingParty, SignedByPasskey } from './passkeys/index.ts'
import type { Proofs } from './proofs/index.ts'
import { type Lifetimes, lifetimesOf, rules } from './rules.ts'
import {
  type EndedSession,
  findEnded,
  findOpen,
  type OpenSession,
  refuseEnded,
  refuseOld,
  whyEnded,
} from './session-ends.ts'
import {
  type EndReason,
  endSession,
  endSessionsOf,
  findSession,
  insertSession,
  insertTicket,
  markSeen,
  type SessionRow,
  takeTicket,
} from './session-store.ts'
import { checkElsewhere, createQueues, signIn } from './sign-in.ts'
import { forgetSteps } from './sign-in-step-store.ts'
import {
  type CodeStep,
  createSteps,
  type PasskeySignIn,
  type PasskeyStep,
  type PasswordStep,
  type Proven,
} from './sign-in-steps.ts'

type Device = Actor['device']
type ToSign = Awaited<ReturnType<typeof askForSignature>>
/** The device of a sign-in: its class, address, and what its browser says it is. */
export type SigningDevice = Readonly<{ device: Device; address: string; userAgent: string }>
type SignInAttempt = SigningDevice & Parameters<typeof signIn>[1]
type Person = Readonly<{ tenant: string; personId: string }>

export type Sessions = Readonly<{
  /**
   * Opens a session. Refuses as `signIn` does, and `session.secondFactor` and `session.passwordMustChange` with a
   * `challenge` that the next step names.
   */
  open: (attempt: SignInAttempt) => Promise<OpenedSession>
  /**
   * Opens a session for somebody who proved otherwise who they are. Refuses `session.networkRefused`,
   * `session.disabled`, and the steps of `open` that the proof leaves.
   */
  openBy: (proven: Proven) => Promise<OpenedSession>
  /** Checks a password at another server, with the limits of `open`. Refuses as `checkElsewhere` does. */
  checkElsewhere: <Answer>(
    attempt: Parameters<typeof checkElsewhere>[1],
    check: () => Promise<Answer | undefined>,
  ) => Promise<Answer>
  /** The step after `session.secondFactor`. Refuses as `open` does, and `session.stepExpired`. */
  passCode: (step: CodeStep) => Promise<OpenedSession>
  /** The step after `session.passwordMustChange`. Refuses as `open` does, and `session.stepExpired`. */
  passNewPassword: (step: PasswordStep) => Promise<OpenedSession>
  /** Returns what a passkey is to sign for a sign-in with it alone. Refuses `waysIn.passkeysOff`. */
  askPasskey: (secret: string) => Promise<ToSign>
  /** The same in place of a code. Refuses `waysIn.passkeysOff`, `waysIn.noPasskey`, `session.stepExpired`. */
  askPasskeyForCode: (challenge: string) => Promise<ToSign>
  /**
   * Opens a session for a passkey alone: it is unlocked by its owner, so it is two factors. Refuses
   * `waysIn.passkeyExpired`, `waysIn.passkeyRefused`, `session.locked`, `session.disabled`, `session.networkRefused`.
   */
  openByPasskey: (signIn: PasskeySignIn) => Promise<OpenedSession>
  /** The step after `session.secondFactor` by a passkey. Refuses as `passCode` and `openByPasskey` do. */
  passPasskey: (step: PasskeyStep) => Promise<OpenedSession>
  /** Returns what a passkey of a signed-in person is to sign. Refuses `waysIn.passkeysOff`, `waysIn.noPasskey`. */
  askPasskeyAgain: (actor: Actor) => Promise<ToSign>
  /** Checks it like a password. Refuses `waysIn.passkeyExpired`, `waysIn.passkeyRefused`, `session.locked`. */
  checkPasskeyOf: (actor: Actor, given: Omit<SignedByPasskey, 'secret'>) => Promise<void>
  /**
   * Checks the password of a signed-in person; five wrong ones lock this session's checks. Refuses
   * `session.wrongOldPassword`, `session.locked`.
   */
  checkPassword: (actor: Actor, password: string, onFailure: FailureListener) => Promise<void>
  /** The same for a code of the authenticator. Refuses `session.wrongCode`, `session.locked`. */
  checkCode: (actor: Actor, code: string, onFailure: FailureListener) => Promise<void>
  /** Notes that the person of a session has just given their password or a code. */
  confirm: (actor: Actor) => Promise<void>
  /** Whether they did so within ten minutes. */
  isFresh: (actor: Actor) => Promise<boolean>
  /** Returns the sessions of a person that are open, the last seen first. */
  openOf: (person: Person) => Promise<readonly OpenSession[]>
  /**
   * Returns the person of a token. Refuses `session.invalid` (602), `session.expired` (600),
   * `session.tenantSuspended` (600), `session.replaced` (601), `session.endedElsewhere` (601).
   */
  actorOf: (token: string) => Promise<Actor>
  /** The same by the token's hash (hexadecimal), as a ticket stores it. */
  actorOfSession: (session: string) => Promise<Actor>
  /** Returns a token for half an hour with which an administrator sees what a person sees. */
  openView: (view: View) => Promise<string>
  /** Returns those of these sessions that are over, and why, with one query. */
  endedAmong: (sessions: readonly string[]) => Promise<readonly EndedSession[]>
  end: (session: string, by: EndReason) => Promise<void>
  /** Ends all sessions of a person, on every device. */
  endAllOf: (person: Person, by: EndReason) => Promise<void>
  /** The same on every device but the one that asks. */
  endOthersOf: (actor: Actor, by: EndReason) => Promise<void>
  /** Returns a ticket that opens one socket within a minute, so that no token appears in an address. */
  issueTicket: (actor: Actor, locale: string) => Promise<string>
  /** Redeems a ticket once; returns undefined when it was used or has expired. */
  redeemTicket: (ticket: string) => Promise<Readonly<{ session: string; locale: string }> | undefined>
  /** Calls the listener for every session that ends on any node, with the reason that calls give. */
  onEnd: (listen: (session: string, why: RefusalCode) => void) => () => void
}>

type View = Person & Readonly<{ viewerId: string; address: string; userAgent: string }>

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  random: (bytes: number) => Uint8Array
  bus: Bus
  directories: Directories
  secrets: Secrets
  settings: Settings
  tenants: Tenants
  relyingParty: RelyingParty | undefined
  proofs: Proofs
  /** Returns milliseconds that never jump, unlike the machine's clock. */
  monotonic?: () => number
}>

const channel = 'session'
const End = z.object({
  session: z.string(),
  by: z.enum(['logout', 'replaced', 'password', 'disabled', 'administrator', 'owner']),
})

/** Manages opaque tokens, stored only as SHA-256 and cached for five seconds. */
export function openSessions(needs: Dependencies): Sessions {
  const { db, clock, random, bus, directories, settings, tenants, proofs } = needs
  const { monotonic = () => performance.now() } = needs
  const inTurn = createQueues()
  const cache = createSessionCache(rules.trusted)
  const use = registerCache(db, 'sessions', { entries: cache.count, empty: cache.empty })
  bus.subscribe(channel, (hint) => cache.forget(End.parse(hint).session))

  const lifetimesIn = async (tenant: string) => lifetimesOf(await settings.of(tenant, 'sessions'))
  const say = (hashes: readonly Uint8Array[], by: EndReason) => {
    for (const hash of hashes) bus.publish(channel, { session: Buffer.from(hash).toString('hex'), by })
  }
  const endAll = async (of: Parameters<typeof endSessionsOf>[1], by: EndReason) => {
    const ended = await endSessionsOf(db.platform, of, { by, now: isoOf(clock()) })
    await forgetSteps(db.platform, of)
    await endDecisionLinks(db.beside(of.tenant), of.personId, isoOf(clock()))
    say(ended, by)
  }
  const sayReplaced = (hashes: readonly Uint8Array[]) => say(hashes, 'replaced')
  const { afterPassword, ...steps } = createSteps({ ...needs, inTurn, endAll, sayReplaced })
  const checks = createChecks({ ...needs, inTurn })

  const { actorOfSession } = createActors({ ...needs, monotonic }, { cache, use, lifetimesIn })

  return {
    open: async ({ device, address, userAgent, ...attempt }) => {
      const passed = await signIn({ db, clock, directories, settings, inTurn, proofs }, attempt)
      return afterPassword(passed, { device, address, userAgent, origin: attempt.origin })
    },
    checkElsewhere: (attempt, check) =>
      checkElsewhere({ db, clock, directories, settings, inTurn, proofs }, attempt, check),
    ...steps,
    ...checks,
    openOf: async (person) =>
      findOpen(db.platform, person, { now: clock(), lifetimes: await lifetimesIn(person.tenant) }),
    actorOf: async (token) => {
      if (!looksLikeToken(token)) throw new Refusal<RefusalCode>('session.invalid')
      return actorOfSession(hashToken(token).toString('hex'))
    },
    actorOfSession,
    openView: async ({ tenant, personId, viewerId, ...from }) => {
      const token = newToken(random)
      const now = clock()
      const times = { now: isoOf(now), expiresAt: isoOf(now + rules.view) }
      const of = { hash: hashToken(token), tenant, personId, viewerId, device: 'web' as const }
      await insertSession(db.platform, { ...of, ...times, ...from })
      return token
    },
    endedAmong: (sessions) => findEnded(db.platform, sessions, { now: clock(), lifetimesIn, tenants }),
    end: async (session, by) => {
      await endSession(db.platform, Buffer.from(session, 'hex'), { by, now: isoOf(clock()) })
      bus.publish(channel, { session, by })
    },
    endAllOf: (person, by) => endAll(person, by),
    endOthersOf: ({ tenant, personId, session }, by) =>
      endAll({ tenant, personId, except: Buffer.from(session, 'hex') }, by),
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
        listen(session, whyEnded(by))
      }),
  }
}

type Kept = Readonly<{
  cache: ReturnType<typeof createSessionCache>
  use: CacheUse
  lifetimesIn: (tenant: string) => Promise<Lifetimes>
}>

/** Finds the person of a session, by a cache that a hint of its end clears. */
function createActors(
  { db, clock, directories, tenants, monotonic }: Dependencies & Readonly<{ monotonic: () => number }>,
  { cache, use, lifetimesIn }: Kept,
) {
  const actorOfSession = async (session: string): Promise<Actor> => {
    const now = clock()
    const entry = await entryOf(session)
    await tenants.refuseSuspended(entry.row.tenantCode)
    refuseOld(entry.row, { seenAt: entry.seenAt, now, lifetimes: await lifetimesIn(entry.row.tenantCode) })
    if (now - entry.seenAt >= rules.seenEvery) {
      entry.seenAt = now
      await markSeen(db.platform, Buffer.from(session, 'hex'), isoOf(now))
    }

    const { tenantCode: tenant, personId, device } = entry.row
    const directory = await directories.of(tenant)
    const person = directory.people.get(personId)
    if (!maySignIn(person, now)) throw new Refusal<RefusalCode>('session.expired')
    const isAdministrator = person?.isAdministrator ?? false
    const isExternal = directory.isExternal(personId)
    const areas = areasOf(directory, personId)
    const { viewerId } = entry.row
    const actor = { personId, tenant, device, session, isAdministrator, isExternal, areas }
    if (viewerId === null) return actor
    if (!directory.administrators().includes(viewerId)) throw new Refusal<RefusalCode>('session.expired')
    return { ...actor, viewerId }
  }

  const entryOf = async (session: string) => {
    const known = cache.find(session, monotonic())
    const entry = known ?? (await read(session))
    use[known ? 'hit' : 'miss'](entry.row.tenantCode)
    return entry
  }

  const read = async (session: string) => {
    // Read before the query, so that the cache never exceeds its lifetime.
    const readAt = monotonic()
    const row = await findSession(db.platform, Buffer.from(session, 'hex'))
    if (!row) throw new Refusal<RefusalCode>('session.invalid')
    await tenants.refuseSuspended(row.tenantCode)
    refuseEnded(row)
    return cache.keep(session, { row, readAt, seenAt: Date.parse(row.lastSeenAt) })
  }

  return { actorOfSession }
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
    count: (tenant: string) => [...entries.values()].filter(({ row }) => row.tenantCode === tenant).length,
    empty: (tenant: string) => {
      for (const [session, { row }] of entries) if (row.tenantCode === tenant) entries.delete(session)
    },
  }
}
