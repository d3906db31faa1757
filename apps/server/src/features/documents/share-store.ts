import type { Reader, Tx } from '@signet/db'

/** Returns the direct readers of a document, earliest first. */
export async function readersOf(db: Reader, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('documentShare')
    .where('documentId', '=', id)
    .orderBy('sharedAt')
    .orderBy('personId')
    .select('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}

type DocumentReaders = Readonly<{ id: string; people: readonly string[]; now: string }>

/** Sets the direct readers of a document; returns the new ones. */
export async function setReaders(tx: Tx, { id, people, now }: DocumentReaders): Promise<readonly string[]> {
  await tx
    .deleteFrom('documentShare')
    .where('documentId', '=', id)
    .$if(people.length > 0, (query) => query.where('personId', 'not in', [...people]))
    .execute()
  if (people.length === 0) return []

  const added = await tx
    .insertInto('documentShare')
    .values(people.map((personId) => ({ documentId: id, personId, sharedAt: now })))
    .onConflict((conflict) => conflict.columns(['documentId', 'personId']).doNothing())
    .returning('personId')
    .execute()
  return added.map(({ personId }) => personId)
}
