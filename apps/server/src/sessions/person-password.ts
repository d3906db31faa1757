import type { Db } from '@signet/db'

/** The stored hash of a person's password. */
export async function passwordOf(db: Db, tenant: string, personId: string): Promise<string | undefined> {
  const row = await db
    .tenant(tenant)
    .selectFrom('person')
    .where('id', '=', personId)
    .select('passwordHash')
    .executeTakeFirst()
  return row?.passwordHash
}
