import type { Reader, TenantDb } from '@signet/db'

type Pass = Readonly<{ passHash: Buffer; linkId: string }>

export async function insertPass(
  db: TenantDb,
  { now, ...pass }: Pass & Readonly<{ expiresAt: string; now: string }>,
): Promise<void> {
  await db.deleteFrom('shortLinkPass').where('expiresAt', '<=', now).execute()
  await db.insertInto('shortLinkPass').values(pass).execute()
}

export async function isPass(db: Reader, { passHash, linkId }: Pass, now: string): Promise<boolean> {
  const found = await db
    .selectFrom('shortLinkPass')
    .where('passHash', '=', passHash)
    .where('linkId', '=', linkId)
    .where('expiresAt', '>', now)
    .select('linkId')
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes visitors' passes after a change of the password. */
export async function forgetPasses(db: TenantDb, linkId: string): Promise<void> {
  await db.deleteFrom('shortLinkPass').where('linkId', '=', linkId).execute()
}
