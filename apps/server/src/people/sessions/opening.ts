import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Actor } from '../../http/actor.ts'
import type { Settings } from '../settings/index.ts'
import { hashToken, newToken } from './hash-token.ts'
import { isKnownDevice, rememberDevice, type SignedInPerson } from './known-devices.ts'
import { findPassword } from './passwords/password-store.ts'
import { lifetimesOf } from './rules.ts'
import { endOlderSessions, endSession, insertSession } from './session-store.ts'
import type { Origin, PassedPassword } from './sign-in.ts'
import { forgetFailures } from './sign-in-failures.ts'

export type OpeningNeeds = Readonly<{
  db: Db
  clock: Clock
  random: (bytes: number) => Uint8Array
  settings: Settings
  /** Passes on that these sessions ended because another one replaced them. */
  sayReplaced: (hashes: readonly Uint8Array[]) => void
}>

/** A session that a sign-in opened: its token, and the name by which the browser is known from now on. */
export type OpenedSession = SignedInPerson & Readonly<{ token: string; knownDevice: string }>

/** The device that signs in, and where it is. */
export type Signing = Readonly<{
  device: Actor['device']
  address: string
  userAgent: string
  origin: Origin
}>

/**
 * Opens a session for somebody who passed every step. Other sessions end only when this one is certain. Refuses
 * `session.wrongPassword` when the password changed meanwhile: the change ends the sessions that it can see, and this
 * looks at the password after its session can be seen.
 */
export async function openFor(
  needs: OpeningNeeds,
  { tenant, personId, of, passwordHash }: PassedPassword,
  { device, address, userAgent, origin }: Signing,
): Promise<OpenedSession> {
  const { db, clock, random, settings } = needs
  const token = newToken(random)
  const hash = hashToken(token)
  const now = clock()
  const session = await settings.of(tenant, 'sessions')
  const expiresAt = isoOf(now + lifetimesOf(session).absolute)
  const opened = { hash, tenant, personId, device, now: isoOf(now), expiresAt, address, userAgent }
  await insertSession(db.platform, opened)
  const stored = await findPassword(db.tenant(tenant), personId)
  if (stored?.passwordHash !== passwordHash) {
    await endSession(db.platform, hash, { by: 'password', now: isoOf(now) })
    throw new Refusal<RefusalCode>('session.wrongPassword')
  }
  if (session.singleLogin) needs.sayReplaced(await endOlderSessions(db.platform, opened))
  await forgetFailures(db.platform, of)
  const knownDevice = await keepDevice(needs, origin.device, { tenant, personId })
  return { tenant, personId, token, knownDevice }
}

/** Remembers the browser of a sign-in and returns its name, a new one if it has none for this person. */
async function keepDevice(
  { db, clock, random }: OpeningNeeds,
  device: string,
  person: SignedInPerson,
): Promise<string> {
  const isNamed = await isKnownDevice(db.platform, device, person)
  const name = isNamed ? device : newToken(random)
  await rememberDevice(db.platform, name, { ...person, now: isoOf(clock()) })
  return name
}
