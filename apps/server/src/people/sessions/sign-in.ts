import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Clock } from '../../clock/clock.ts'
import type { Directories, Person } from '../directory/index.ts'
import { defaultTenant, tenantExists } from '../tenants/index.ts'
import { countFailure, forgetFailures, lockedUntil } from './failure-store.ts'
import type { oneAtATime } from './one-at-a-time.ts'
import { isPassword } from './passwords.ts'

type Needs = Readonly<{
  db: Db
  clock: Clock
  directories: Directories
  inTurn: ReturnType<typeof oneAtATime>
}>

type Attempt = Readonly<{ account: string; password: string }>

export type SignedIn = Readonly<{ tenant: string; personId: string }>

/**
 * Returns the person with this password. Refuses `session.unknownTenant`, `session.locked` (five failures
 * within a quarter of an hour lock an account for as long, from any address), `session.wrongPassword`,
 * `session.disabled`.
 */
export async function signIn(needs: Needs, { account, password }: Attempt): Promise<SignedIn> {
  const { db, clock, directories, inTurn } = needs
  const { tenant, person, written } = await findAccount(db, directories, account)
  const of = { tenant, account: (person?.account ?? written).toLowerCase() }

  return inTurn(`${tenant}/${of.account}`, async () => {
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
