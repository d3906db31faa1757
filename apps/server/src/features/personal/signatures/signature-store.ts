import { newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import type { PageRange } from '../../../http/page.ts'

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

/** Returns a page of the signatures of these people, or of all, latest first. */
export async function signaturePage(db: Reader, people: readonly string[] | undefined, range: PageRange) {
  const found = db
    .selectFrom('signature')
    .$if(people !== undefined, (query) => query.where('personId', 'in', [...(people ?? []), '']))
  const rows = await found
    .select(['id', 'personId', 'image', 'isDefault', 'createdAt'])
    .$call(newestFirst(range, { at: 'createdAt' }))
    .execute()
  return { rows, total: await totalOf(db, range, found) }
}
