import type { Reader, Tx } from '@signet/db'

export type StoredPassword = Readonly<{ passwordHash: string; mustChange: boolean; changedAt: string }>

export async function findPassword(db: Reader, personId: string): Promise<StoredPassword | undefined> {
  return db
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['passwordHash', 'passwordMustChange as mustChange', 'passwordChangedAt as changedAt'])
    .executeTakeFirst()
}

/** Serializes changes of one person's password. */
export async function lockPassword(tx: Tx, personId: string): Promise<StoredPassword | undefined> {
  return tx
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['passwordHash', 'passwordMustChange as mustChange', 'passwordChangedAt as changedAt'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Hashes of former passwords, the latest first. */
export async function formerPasswords(
  db: Reader,
  personId: string,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('passwordHistory')
    .where('personId', '=', personId)
    .orderBy('changedAt', 'desc')
    .limit(most)
    .select('passwordHash')
    .execute()
  return rows.map(({ passwordHash }) => passwordHash)
}

type NewPassword = Readonly<{
  personId: string
  passwordHash: string
  mustChange: boolean
  now: string
  /** How many former passwords are kept. */
  history: number
}>

/** Stores a password, and the one before among the former ones. */
export async function replacePassword(tx: Tx, replaced: StoredPassword, next: NewPassword): Promise<void> {
  const { personId, passwordHash, mustChange, now, history } = next
  await tx
    .updateTable('person')
    .set({ passwordHash, passwordMustChange: mustChange, passwordChangedAt: now })
    .where('id', '=', personId)
    .execute()
  await tx
    .insertInto('passwordHistory')
    .values({ personId, changedAt: now, passwordHash: replaced.passwordHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .deleteFrom('passwordHistory')
    .where('personId', '=', personId)
    .where('changedAt', 'not in', (eb) =>
      eb
        .selectFrom('passwordHistory as kept')
        .where('kept.personId', '=', personId)
        .orderBy('kept.changedAt', 'desc')
        .limit(history)
        .select('kept.changedAt'),
    )
    .execute()
}
