import type { Reader, Tx } from '@signet/db'

/** Null means the company. */
export type Owner = string | null

/** Returns the company's phrases, then the person's, each in their order. */
export function phrasesFor(tx: Reader, personId: string) {
  return tx
    .selectFrom('phrase')
    .where((where) => where.or([where('personId', '=', personId), where('personId', 'is', null)]))
    .select(['id', 'text', 'personId'])
    .orderBy('personId', (order) => order.asc().nullsFirst())
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export function findPhrase(tx: Reader, id: string) {
  return tx.selectFrom('phrase').where('id', '=', id).select(['id', 'personId']).executeTakeFirst()
}

export function phrasesOf(tx: Reader, owner: Owner) {
  return tx
    .selectFrom('phrase')
    .where('personId', owner === null ? 'is' : '=', owner)
    .select(['id', 'text', 'place'])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

type NewPhrase = Readonly<{ id: string; owner: Owner; text: string; place: number; now: string }>

/** Returns false when the same text exists. */
export async function insertPhrase(tx: Tx, { owner, now, ...phrase }: NewPhrase): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('phrase')
    .values({ ...phrase, personId: owner, createdAt: now })
    .onConflict((conflict) => conflict.columns(['personId', 'text']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deletePhrase(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('phrase').where('id', '=', id).execute()
}

export async function placePhrase(tx: Tx, id: string, index: number): Promise<void> {
  await tx.updateTable('phrase').set({ place: index }).where('id', '=', id).execute()
}
