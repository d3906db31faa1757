import type { Tx } from '@signet/db'

/** Makes changes of what belongs to one person wait for each other, also of what does not exist yet. */
export async function lockPerson(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('person').where('id', '=', personId).select('id').forUpdate().execute()
}
