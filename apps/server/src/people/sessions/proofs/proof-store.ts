import type { PlatformDb } from '@signet/db'

/** Returns the key of this installation; the first to ask brings it. */
export async function keepProofKey(db: PlatformDb, offered: Uint8Array): Promise<Uint8Array> {
  await db
    .insertInto('proofKey')
    .values({ key: Buffer.from(offered) })
    .onConflict((conflict) => conflict.column('isOnly').doNothing())
    .execute()
  return (await db.selectFrom('proofKey').select('key').executeTakeFirstOrThrow()).key
}

/** Uses a proof up; of two uses at once, one returns true. */
export async function spendProof(
  db: PlatformDb,
  { challengeHash, expiresAt }: Readonly<{ challengeHash: Buffer; expiresAt: string }>,
): Promise<boolean> {
  const spent = await db
    .insertInto('spentProof')
    .values({ challengeHash, expiresAt })
    .onConflict((conflict) => conflict.column('challengeHash').doNothing())
    .returning('expiresAt')
    .executeTakeFirst()
  return spent !== undefined
}
