import type { PlatformDb } from '@signet/db'
import { hashToken, looksLikeToken } from './hash-token.ts'

export type SignedInPerson = Readonly<{ tenant: string; personId: string }>

/** Browsers of one person that are remembered. */
const most = 10

/** Whether a browser has signed in as this person before. */
export async function isKnownDevice(
  db: PlatformDb,
  device: string,
  { tenant, personId }: SignedInPerson,
): Promise<boolean> {
  if (!looksLikeToken(device)) return false
  const row = await db
    .selectFrom('knownDevice')
    .where('deviceHash', '=', hashToken(device))
    .where('tenantCode', '=', tenant)
    .where('personId', '=', personId)
    .select('deviceHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers that a browser signed in as this person, and forgets the person's least recently used ones. */
export async function rememberDevice(
  db: PlatformDb,
  device: string,
  { tenant, personId, now }: SignedInPerson & Readonly<{ now: string }>,
): Promise<void> {
  await db
    .insertInto('knownDevice')
    .values({ deviceHash: hashToken(device), tenantCode: tenant, personId, usedAt: now })
    .onConflict((conflict) => conflict.column('deviceHash').doUpdateSet({ usedAt: now }))
    .execute()
  await db
    .deleteFrom('knownDevice')
    .where('deviceHash', 'in', (eb) =>
      eb
        .selectFrom('knownDevice as old')
        .where('old.tenantCode', '=', tenant)
        .where('old.personId', '=', personId)
        .orderBy('old.usedAt', 'desc')
        .offset(most)
        .select('old.deviceHash'),
    )
    .execute()
}
