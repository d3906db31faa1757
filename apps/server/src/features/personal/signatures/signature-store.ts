import type { Reader, Tx } from '@signet/db'

/** Serializes changes to a person's signatures, so that exactly one is the default. */
export async function lockSignatures(tx: Reader, personId: string): Promise<void> {
  await tx.selectFrom('person').where('id', '=', personId).select('id').forNoKeyUpdate().execute()
}

export function signaturesOf(db: Reader, personId: string) {
  return db
    .selectFrom('signature')
    .where('personId', '=', personId)
    .select(['id', 'image', 'isDefault'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

type NewSignature = Readonly<{ id: string; personId: string; image: string; now: string }>

/** Inserts a non-default signature; use `makeDefault` afterwards. */
export async function insertSignature(tx: Tx, { now, ...signature }: NewSignature): Promise<void> {
  await tx
    .insertInto('signature')
    .values({ ...signature, isDefault: false, createdAt: now })
    .execute()
}

export async function makeDefault(tx: Tx, personId: string, id: string): Promise<void> {
  await tx
    .updateTable('signature')
    .set({ isDefault: false })
    .where('personId', '=', personId)
    .where('isDefault', '=', true)
    .execute()
  await tx
    .updateTable('signature')
    .set({ isDefault: true })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .execute()
}

export async function removeSignature(tx: Tx, personId: string, id: string): Promise<void> {
  await tx.deleteFrom('signature').where('personId', '=', personId).where('id', '=', id).execute()
}
