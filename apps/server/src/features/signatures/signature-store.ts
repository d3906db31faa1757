import type { Reader, Tx } from '@signet/db'

/** Whoever changes the signatures of a person goes first come, first served, so that one is the default at any time. */
export async function holdSignatures(tx: Reader, personId: string): Promise<void> {
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

/** Saves one that is not the default; `makeDefault` does the rest. */
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
