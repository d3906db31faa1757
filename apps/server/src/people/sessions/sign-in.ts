import type { RefusalCode } from '@signet/contract'
import type { Db, PlatformDb } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Clock } from '../../clock/clock.ts'
import { createGates } from '../../outside/index.ts'
import { type Directories, maySignIn, type Person } from '../directory/index.ts'
import type { Settings } from '../settings/index.ts'
import { defaultTenant, tenantExists } from '../tenants/index.ts'
import { hashToken } from './hash-token.ts'
import { isKnownDevice, type SignedInPerson } from './known-devices.ts'
import { isInNetworks } from './networks.ts'
import { isPassword } from './passwords/passwords.ts'
import type { Proofs } from './proofs/index.ts'
import { guessLimitsOf } from './rules.ts'
import {
  type AttemptedAccount,
  countFailure,
  failuresSince,
  lockedUntil,
  strangers,
} from './sign-in-failures.ts'

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  directories: Directories
  settings: Settings
  inTurn: ReturnType<typeof createQueues>
  proofs: Proofs
}>

/** Where an attempt comes from: address and network, and the name of a browser that signed in before. */
export type Origin = Readonly<{ address: string; network: string; device: string }>

/** `cause` is for administrators: why a passkey cannot be trusted. */
export type FailedSignIn = SignedInPerson & Readonly<{ refusal: RefusalCode; cause?: Error }>

type Attempt = Readonly<{
  account: string
  password: string
  origin: Origin
  /** What the browser worked out, where the last refusal asked for it. */
  proof: string
  /** Called for a failed attempt at an account that exists. */
  onFailure: (failed: FailedSignIn) => Promise<void>
}>

/** A right password: whose it was, and the sources whose failures are forgotten once a session opens. */
export type PassedPassword = SignedInPerson & Readonly<{ of: AttemptedAccount; passwordHash: string }>

/**
 * Returns the person with this password. Refuses `session.unknownTenant`, `session.locked` (see
 * `lockedUntil`), `session.proofNeeded`, `session.wrongPassword`, `session.disabled`, `session.networkRefused`,
 * `request.tooMany`.
 */
export async function signIn(
  needs: Dependencies,
  { account, password, origin, proof, onFailure }: Attempt,
): Promise<PassedPassword> {
  const { db, directories, settings } = needs
  const { tenant, person, written } = await findAccount(db, directories, account)
  const refused = (refusal: 'session.networkRefused' | 'session.disabled') =>
    person && onFailure({ tenant, personId: person.id, refusal })
  await refuseForeignNetwork(settings, tenant, origin.address).catch(async (error: unknown) => {
    await refused('session.networkRefused')
    throw error
  })
  const of = await attemptedAccount(db, { tenant, person, written }, origin)
  await refuseWithoutProof(needs, of, proof)

  return countFailures(needs, of, async () => {
    const stored = person && (await passwordOf(db, tenant, person.id))
    const isRight = await isPassword(stored, password)
    if (!isRight || !person || stored === undefined) {
      if (person) await failed(needs, { of, person, onFailure })
      else await count(needs, of)
      throw new Refusal<RefusalCode>('session.wrongPassword')
    }
    if (!maySignIn(person, needs.clock())) {
      await refused('session.disabled')
      throw new Refusal<RefusalCode>('session.disabled')
    }
    return { tenant, personId: person.id, of, passwordHash: stored }
  })
}

type CheckedElsewhere = Readonly<{ found: FoundAccount; origin: Origin }> &
  Pick<Attempt, 'proof' | 'onFailure'>

/**
 * Runs a check of a password that another server makes, with the limits of `signIn`; undefined means that it is wrong.
 * Refuses `session.networkRefused`, `session.locked`, `session.proofNeeded`, `session.wrongPassword`,
 * `request.tooMany`.
 */
export async function checkElsewhere<Answer>(
  needs: Dependencies,
  { found, origin, proof, onFailure }: CheckedElsewhere,
  check: () => Promise<Answer | undefined>,
): Promise<Answer> {
  await refuseForeignNetwork(needs.settings, found.tenant, origin.address)
  const of = await attemptedAccount(needs.db, found, origin)
  await refuseWithoutProof(needs, of, proof)
  return countFailures(needs, of, async () => {
    const answer = await check()
    if (answer !== undefined) return answer
    if (found.person) await failed(needs, { of, person: found.person, onFailure })
    else await count(needs, of)
    throw new Refusal<RefusalCode>('session.wrongPassword')
  })
}

/**
 * Refuses `session.proofNeeded` by the rule of the company, before the password costs this server anything. A locked
 * account is refused first: no work would open it. A browser that signed in as this person before answers for its own
 * failures alone.
 */
async function refuseWithoutProof(
  { db, clock, settings, proofs }: Dependencies,
  of: AttemptedAccount,
  proof: string,
): Promise<void> {
  const now = clock()
  await refuseLocked(db.platform, of, now)
  const { lock } = guessLimitsOf(await settings.of(of.tenant, 'signIn'))
  const failures = await failuresSince(db.platform, of, now - lock)
  await proofs.demand({ ...doorOf(of), subject: of.account, proof, failures })
}

/** The door of a sign-in: for browsers that are not known, with the network that they come from. */
function doorOf({ tenant, sources: [network = '', others] }: AttemptedAccount) {
  return { door: 'signIn', tenant, network: others === strangers ? network : '' } as const
}

/** Refuses `session.networkRefused` where people may not sign in from. */
export async function refuseForeignNetwork(
  settings: Settings,
  tenant: string,
  address: string,
): Promise<void> {
  const { allowedNetworks } = await settings.of(tenant, 'signIn')
  if (!isInNetworks(address, allowedNetworks)) throw new Refusal<RefusalCode>('session.networkRefused')
}

/** Returns the sources that a failure at this account counts for. */
export async function attemptedAccount(
  db: Db,
  { tenant, person, written }: FoundAccount,
  origin: Origin,
): Promise<AttemptedAccount> {
  const isKnown =
    person !== undefined && (await isKnownDevice(db.platform, origin.device, { tenant, personId: person.id }))
  const sources = isKnown
    ? [`device ${hashToken(origin.device).toString('hex')}`]
    : [origin.network, strangers]
  const account = (person?.account ?? written).toLowerCase()
  return { tenant, account, isInvented: person === undefined, sources }
}

/** Runs a check of a password or code in turn with others of the same account and source, unless it is locked. */
export function countFailures<Answer>(
  { db, clock, inTurn }: Pick<Dependencies, 'db' | 'clock' | 'inTurn'>,
  of: AttemptedAccount,
  check: () => Promise<Answer>,
): Promise<Answer> {
  return inTurn(`${of.tenant}/${of.account}/${of.sources[0]}`, async () => {
    await refuseLocked(db.platform, of, clock())
    return check()
  })
}

type Counting = Pick<Dependencies, 'db' | 'clock' | 'settings'> & Partial<Pick<Dependencies, 'proofs'>>
type Failure = Readonly<{ of: AttemptedAccount; person: Pick<Person, 'id'>; passkeyProblem?: Error }> &
  Pick<Attempt, 'onFailure'>

/** Counts a failure at an account that exists, and passes on what it amounts to. */
export async function failed(
  needs: Counting,
  { of, person, passkeyProblem, onFailure }: Failure,
): Promise<void> {
  await count(needs, of)
  const wrong = passkeyProblem ? 'waysIn.passkeyRefused' : 'session.wrongPassword'
  const refusal = (await isLocked(needs, of)) ? 'session.locked' : wrong
  const cause = passkeyProblem && { cause: passkeyProblem }
  await onFailure({ tenant: of.tenant, personId: person.id, refusal, ...cause })
}

/** Counts a failure by the limits of the tenant. */
async function count({ db, clock, settings, proofs }: Counting, of: AttemptedAccount): Promise<void> {
  const limits = guessLimitsOf(await settings.of(of.tenant, 'signIn'))
  await countFailure(db.platform, of, { now: clock(), limits })
  await proofs?.countTry(doorOf(of))
}

async function refuseLocked(db: PlatformDb, of: AttemptedAccount, now: number): Promise<void> {
  const until = await lockedUntil(db, of, now)
  if (until) throw new Refusal<RefusalCode>('session.locked', { minutes: Math.ceil((until - now) / 60_000) })
}

/** Whether this failure was the one that locks. */
async function isLocked(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  of: AttemptedAccount,
): Promise<boolean> {
  return (await lockedUntil(db.platform, of, clock())) !== undefined
}

/** Returns the stored hash of a person's password. */
async function passwordOf(db: Db, tenant: string, personId: string): Promise<string | undefined> {
  const row = await db
    .tenant(tenant)
    .selectFrom('person')
    .where('id', '=', personId)
    .select('passwordHash')
    .executeTakeFirst()
  return row?.passwordHash
}

export type FoundAccount = Readonly<{ tenant: string; person: Person | undefined; written: string }>

/**
 * Parses the account field: an account or mobile phone, alone (for the first tenant created) or as `x@tenant`. A tenant
 * that does not exist is taken for a part of an unknown account, so that no answer tells which tenants exist.
 * Refuses `session.unknownTenant` while there is none at all.
 */
export async function findAccount(db: Db, directories: Directories, text: string): Promise<FoundAccount> {
  const { tenant, written } = await placeOf(db, text)
  const directory = await directories.of(tenant)
  return { tenant, written, person: directory.personByAccount(written) ?? directory.personByPhone(written) }
}

async function placeOf(db: Db, text: string): Promise<Readonly<{ tenant: string; written: string }>> {
  const at = text.lastIndexOf('@')
  const named = text.slice(at + 1).toLowerCase()
  if (at >= 0 && (await tenantExists(db, named))) return { tenant: named, written: text.slice(0, at) }

  const first = await defaultTenant(db)
  if (first === undefined) throw new Refusal<RefusalCode>('session.unknownTenant')
  return { tenant: first, written: text }
}

/** Longest queue of attempts for one account from one source. */
const longestQueue = 20

/**
 * Runs work of the same name sequentially, so that parallel guesses cannot bypass the lock. Refuses
 * `request.tooMany` when too many wait.
 */
export function createQueues() {
  const gates = createGates({ atOnce: 1, waiting: longestQueue })
  return gates.through
}
