import { contract, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'

export const listKits = serve(contract.formDesign.kits, async ({ tx }) => ({ list: await kitRows(tx) }))

/** A kit must compile as a form, so that it never inserts an error. */
export const saveKit = serve(contract.formDesign.saveKit, async ({ input, actor, tx, now, server }) => {
  const { name, fields } = input
  compileForm({ version: 1, key: 'kit', fields })
  const id = await upsertKit(tx, {
    id: server.newId(),
    name,
    fields,
    changedBy: actor.personId,
    changedAt: now,
  })
  return { id }
})

export const removeKit = serve(contract.formDesign.removeKit, async ({ input, tx }) => {
  if (!(await deleteKit(tx, input.id))) throw new Refusal<RefusalCode>('design.notFound')
  return null
})

type KitRow = Readonly<{ id: string; name: string; fields: Record<string, unknown>[] }>

async function kitRows(tx: Reader): Promise<KitRow[]> {
  const rows = await tx.selectFrom('formKit').select(['id', 'name', 'fields']).orderBy('name').execute()
  // `upsertKit` writes it after the form engine has parsed the fields.
  return rows.map((row) => ({ ...row, fields: row.fields as Record<string, unknown>[] }))
}

/** Returns the kit's id, or that of the kit of the same name that it replaced. */
async function upsertKit(
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

async function deleteKit(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('formKit').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
