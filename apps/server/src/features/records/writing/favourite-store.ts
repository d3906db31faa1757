import type { Reader, Tx } from '@signet/db'

export async function favouritesOf(tx: Reader, personId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('modelFavourite')
    .where('personId', '=', personId)
    .select('formId')
    .execute()
  return new Set(rows.map(({ formId }) => formId))
}

type Favourite = Readonly<{ personId: string; formId: string }>

export async function keepFavourite(tx: Tx, favourite: Favourite): Promise<void> {
  await tx
    .insertInto('modelFavourite')
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropFavourite(tx: Tx, { personId, formId }: Favourite): Promise<void> {
  await tx
    .deleteFrom('modelFavourite')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .execute()
}
