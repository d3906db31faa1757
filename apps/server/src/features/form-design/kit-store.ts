import type { Reader, Tx } from '@signet/db'

type KitRow = Readonly<{ id: string; name: string; fields: Record<string, unknown>[] }>

export async function kitRows(tx: Reader): Promise<KitRow[]> {
  const rows = await tx.selectFrom('formKit').select(['id', 'name', 'fields']).orderBy('name').execute()
  // `upsertKit` writes it after the form engine has parsed the fields.
  return rows.map((row) => ({ ...row, fields: row.fields as Record<string, unknown>[] }))
}

/** Returns the kit's id, or that of the kit of the same name that it replaced. */
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
