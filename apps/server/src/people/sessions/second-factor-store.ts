import type { Reader, Tx } from '@signet/db'

export type StoredFactor = Readonly<{
  sealed: string
  confirmedAt: string | null
  createdAt: string
  lastStep: number
}>

export async function findFactor(db: Reader, personId: string): Promise<StoredFactor | undefined> {
  const row = await factors(db, personId).executeTakeFirst()
  return row && { ...row, lastStep: Number(row.lastStep) }
}

/** Serializes the codes of one person, so that none is accepted twice. */
export async function lockFactor(tx: Tx, personId: string): Promise<StoredFactor | undefined> {
  const row = await factors(tx, personId).forUpdate().executeTakeFirst()
  return row && { ...row, lastStep: Number(row.lastStep) }
}

function factors(db: Reader, personId: string) {
  return db
    .selectFrom('secondFactor')
    .where('personId', '=', personId)
    .select(['sealed', 'confirmedAt', 'createdAt', 'lastStep'])
}

/** Whether codes of an authenticator are asked of this person at sign-in. */
export async function hasFactor(db: Reader, personId: string): Promise<boolean> {
  const row = await findFactor(db, personId)
  return row !== undefined && row.confirmedAt !== null
}

type NewFactor = Readonly<{ personId: string; sealed: string; now: string }>

/** Begins an enrolment, and replaces one that was not confirmed. Returns false when one is confirmed. */
export async function beginFactor(tx: Tx, { personId, sealed, now }: NewFactor): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('secondFactor')
    .values({ personId, sealed, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet({ sealed, createdAt: now, lastStep: 0 })
        .where('secondFactor.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type Used = Readonly<{ personId: string; step: number }>

export async function takeStep(tx: Tx, { personId, step }: Used): Promise<void> {
  await tx.updateTable('secondFactor').set({ lastStep: step }).where('personId', '=', personId).execute()
}

export async function confirmFactor(tx: Tx, personId: string, now: string): Promise<void> {
  await tx.updateTable('secondFactor').set({ confirmedAt: now }).where('personId', '=', personId).execute()
}

/** Returns whether there was an authenticator. */
export async function removeFactor(tx: Tx, personId: string): Promise<boolean> {
  await tx.deleteFrom('recoveryCode').where('personId', '=', personId).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('secondFactor')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(
  tx: Tx,
  personId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('personId', '=', personId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ personId, codeHash })))
    .execute()
}

/** Uses a recovery code up; returns whether there was one. */
export async function takeRecoveryCode(tx: Tx, personId: string, codeHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCode')
    .where('personId', '=', personId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Reader, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .where('personId', '=', personId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
