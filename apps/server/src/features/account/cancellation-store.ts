import type { Reader, Tx } from '@signet/db'

/** Tasks that the person could act on now, in lock order. */
export async function openTaskIds(db: Reader, personId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('flowTask')
    .where('personId', '=', personId)
    .where('list', 'in', ['toSign', 'toDo', 'doing'])
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether no other administrator could sign in. Ask it after `directories.changed`, which serializes. */
export async function isOnlyAdministrator(db: Reader, personId: string): Promise<boolean> {
  const other = await db
    .selectFrom('person')
    .where('isAdministrator', '=', true)
    .where('isEnabled', '=', true)
    .where('id', '!=', personId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

export async function disable(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('person').set({ isEnabled: false }).where('id', '=', personId).execute()
}
