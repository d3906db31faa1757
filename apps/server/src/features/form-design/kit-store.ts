import type { Reader, Tx } from '@signet/db'

type KitRow = Readonly<{ id: string; name: string; fields: Record<string, unknown>[] }>

export async function kitRows(tx: Reader): Promise<KitRow[]> {
  const rows = await tx.selectFrom('formKit').select(['id', 'name', 'fields']).orderBy('name').execute()
  // Written by `upsertKit`, after the form engine had read the fields.
  return rows.map((row) => ({ ...row, fields: row.fields as Record<string, unknown>[] }))
}

/** Answers the id of the kit: its own, or that of the one of this name that gave way. */
export async function upsertKit(
  tx: Tx,
  kit: KitRow & Readonly<{ changedBy: string; changedAt: string }>,
): Promise<string> {
  const { fields, changedBy, changedAt } = kit
  const row = { ...kit, fields: JSON.stringify(fields) }
  const { id } = await tx
    .insertInto('formKit')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ fields: row.fields, changedBy, changedAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteKit(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('formKit').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
