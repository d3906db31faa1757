import type { signInWays } from '@signet/contract'
import type { Reader, TenantDb } from '@signet/db'

type Attempt = Readonly<{
  id: string
  personId: string
  at: string
  /** Null for a sign-in. */
  refusal: string | null
  address: string
  userAgent: string
  device: 'app' | 'web'
  way: SignInWay
}>

export type SignInWay = (typeof signInWays)[number]

export async function recordSignIn(db: TenantDb, attempt: Attempt): Promise<void> {
  await db.insertInto('personSignIn').values(attempt).execute()
}

export type LastSignIn = Readonly<{ at: string; address: string; failures: number }>

/** Returns a person's last sign-in and how many attempts failed since; undefined before the first one. */
export async function findLastSignIn(db: Reader, personId: string): Promise<LastSignIn | undefined> {
  const last = await db
    .selectFrom('personSignIn')
    .where('personId', '=', personId)
    .where('refusal', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .select(['at', 'address'])
    .executeTakeFirst()
  if (!last) return undefined
  const { count } = await db
    .selectFrom('personSignIn')
    .where('personId', '=', personId)
    .where('refusal', 'is not', null)
    .where('at', '>', last.at)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { ...last, failures: Number(count) }
}

/** Returns when a person signed in before the present sign-in. */
export async function findEarlierSignIn(db: Reader, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('personSignIn')
    .where('personId', '=', personId)
    .where('refusal', 'is', null)
    .orderBy('at', 'desc')
    .offset(1)
    .limit(1)
    .select('at')
    .executeTakeFirst()
  return row?.at
}

export function listSignIns(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('personSignIn')
    .where('personId', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'at', 'refusal', 'address', 'userAgent', 'device'])
    .execute()
}

/** Deletes sign-ins and failed attempts before an instant. */
export async function forgetOldSignIns(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('personSignIn').where('at', '<=', before).execute()
}
