import type { Reader, Tx } from '@signet/db'

type Looker = Readonly<{ formId: string; personId: string }>

/** Returns the person's default view of a list. */
export async function defaultViewOf(db: Reader, { formId, personId }: Looker): Promise<string | undefined> {
  const found = await db
    .selectFrom('recordViewDefault')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .select('viewId')
    .executeTakeFirst()
  return found?.viewId
}

type Chosen = Looker & Readonly<{ viewId: string }>

export async function keepDefault(tx: Tx, chosen: Chosen): Promise<void> {
  await tx
    .insertInto('recordViewDefault')
    .values(chosen)
    .onConflict((conflict) => conflict.columns(['personId', 'formId']).doUpdateSet({ viewId: chosen.viewId }))
    .execute()
}

/** Keeps a default that was changed meanwhile. */
export async function dropDefault(tx: Tx, { formId, personId, viewId }: Chosen): Promise<void> {
  await tx
    .deleteFrom('recordViewDefault')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .where('viewId', '=', viewId)
    .execute()
}
