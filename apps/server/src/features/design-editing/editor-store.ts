import type { EditedKind } from '@signet/contract'
import type { Tx } from '@signet/db'

type Seat = Readonly<{ kind: EditedKind; subject: string; seat: string }>

export async function upsertEditor(
  tx: Tx,
  editor: Seat & Readonly<{ personId: string; seenAt: string }>,
): Promise<void> {
  const { personId, seenAt } = editor
  await tx
    .insertInto('designEditor')
    .values(editor)
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'seat']).doUpdateSet({ personId, seenAt }))
    .execute()
}

/** Deletes the seats of all designs that were last seen before a time. */
export async function deleteExpired(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('designEditor').where('seenAt', '<', before).execute()
}

export async function deleteEditor(tx: Tx, { kind, subject, seat }: Seat): Promise<void> {
  await tx
    .deleteFrom('designEditor')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('seat', '=', seat)
    .execute()
}

/** Returns the people at a design, without those who are there at one seat only, which is the given one. */
export async function editorsBesides(tx: Tx, { kind, subject, seat }: Seat): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('designEditor')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('seat', '!=', seat)
    .select('personId')
    .distinct()
    .orderBy('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}
