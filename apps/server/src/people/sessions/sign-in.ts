import type { RefusalCode } from '@signet/contract'
import type { Db, PlatformDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { type Clock, isoOf } from '../../clock/clock.ts'
import type { Directories, Person } from '../directory/index.ts'
import { defaultTenant, tenantExists } from '../tenants/index.ts'
import { isPassword } from './passwords.ts'
import { rules } from './rules.ts'

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  directories: Directories
  inTurn: ReturnType<typeof createQueues>
}>

type Attempt = Readonly<{ account: string; password: string }>

export type SignedInPerson = Readonly<{ tenant: string; personId: string }>

/**
 * Returns the person with this password. Refuses `session.unknownTenant`, `session.locked` (five failures
 * within a quarter of an hour lock an account for as long, from any address), `session.wrongPassword`,
 * `session.disabled`.
 */
export async function signIn(needs: Dependencies, { account, password }: Attempt): Promise<SignedInPerson> {
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

type Account = Readonly<{ tenant: string; account: string }>

/** Returns the end of an account's lock in milliseconds; undefined if unlocked. */
async function lockedUntil(db: PlatformDb, of: Account, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('signInFailure')
    .where('tenantCode', '=', of.tenant)
    .where('account', '=', of.account)
    .select('lockedUntil')
    .executeTakeFirst()
  const until = row?.lockedUntil ? Date.parse(row.lockedUntil) : 0
  return until > now ? until : undefined
}

/** Counts a failure; the fifth within a quarter of an hour locks the account. */
async function countFailure(db: PlatformDb, of: Account, now: number): Promise<void> {
  await db
    .insertInto('signInFailure')
    .values({ tenantCode: of.tenant, account: of.account, failures: 1, failedAt: isoOf(now) })
    .onConflict((conflict) =>
      conflict.columns(['tenantCode', 'account']).doUpdateSet(({ eb, ref, case: when }) => {
        const counted = when()
          .when('signInFailure.failedAt', '>', isoOf(now - rules.lock))
          .then(eb('signInFailure.failures', '+', 1))
          .else(1)
          .end()
        return {
          failures: counted,
          failedAt: ref('excluded.failedAt'),
          lockedUntil: when()
            .when(counted, '>=', rules.failures)
            .then(eb.cast<string>(eb.val(isoOf(now + rules.lock)), 'timestamptz'))
            .end(),
        }
      }),
    )
    .execute()
}

async function forgetFailures(db: PlatformDb, of: Account): Promise<void> {
  await db
    .deleteFrom('signInFailure')
    .where('tenantCode', '=', of.tenant)
    .where('account', '=', of.account)
    .execute()
}

/** Runs work of the same name sequentially, so that parallel guesses cannot bypass the lock. */
export function createQueues() {
  const last = new Map<string, Promise<unknown>>()

  return async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
