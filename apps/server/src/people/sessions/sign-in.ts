import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Clock } from '../../clock/clock.ts'
import { createGates } from '../../outside/index.ts'
import type { Directories, Person } from '../directory/index.ts'
import { defaultTenant, tenantExists } from '../tenants/index.ts'
import { hashToken } from './hash-token.ts'
import { isKnownDevice, type SignedInPerson } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { countFailure, forgetFailures, lockedUntil, strangers } from './sign-in-failures.ts'

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  directories: Directories
  inTurn: ReturnType<typeof createQueues>
}>

/** Where an attempt comes from: the network, and the name of a browser that signed in before. */
export type Origin = Readonly<{ network: string; device: string }>

type Attempt = Readonly<{ account: string; password: string; origin: Origin }>

/**
 * Returns the person with this password. Refuses `session.unknownTenant`, `session.locked` (see
 * `lockedUntil`), `session.wrongPassword`, `session.disabled`, `request.tooMany`.
 */
export async function signIn(
  needs: Dependencies,
  { account, password, origin }: Attempt,
): Promise<SignedInPerson> {
  const { db, clock, directories, inTurn } = needs
  const { tenant, person, written } = await findAccount(db, directories, account)
  const isKnown =
    person !== undefined && (await isKnownDevice(db.platform, origin.device, { tenant, personId: person.id }))
  const sources = isKnown
    ? [`device ${hashToken(origin.device).toString('hex')}`]
    : [origin.network, strangers]
  const of = {
    tenant,
    account: (person?.account ?? written).toLowerCase(),
    isInvented: person === undefined,
    sources,
  }

  return inTurn(`${tenant}/${of.account}/${sources[0]}`, async () => {
    const until = await lockedUntil(db.platform, of, clock())
    if (until)
      throw new Refusal<RefusalCode>('session.locked', { minutes: Math.ceil((until - clock()) / 60_000) })

    const stored = person && (await passwordOf(db, tenant, person.id))
    if (!(await isPassword(stored, password)) || !person) {
      await countFailure(db.platform, of, clock())
      throw new Refusal<RefusalCode>('session.wrongPassword')
    }
    await forgetFailures(db.platform, of)
    if (!person.isEnabled) throw new Refusal<RefusalCode>('session.disabled')
    return { tenant, personId: person.id }
  })
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

type FoundAccount = Readonly<{ tenant: string; person: Person | undefined; written: string }>

/**
 * Parses the account field: an account or mobile phone, alone (for the first tenant created) or as
 * `x@tenant`. Refuses `session.unknownTenant`.
 */
async function findAccount(db: Db, directories: Directories, text: string): Promise<FoundAccount> {
  const at = text.lastIndexOf('@')
  const written = at < 0 ? text : text.slice(0, at)
  const tenant = at < 0 ? await defaultTenant(db) : text.slice(at + 1).toLowerCase()
  if (tenant === undefined || !(await tenantExists(db, tenant)))
    throw new Refusal<RefusalCode>('session.unknownTenant', { tenant: tenant ?? '' })

  const directory = await directories.of(tenant)
  return { tenant, written, person: directory.personByAccount(written) ?? directory.personByPhone(written) }
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
