import type { Reader, Tx } from '@signet/db'

/** A digest of each value, by field. */
export type Digests = Readonly<Record<string, string>>
type Place = Readonly<{ caseId: string; personId: string }>

export async function findLook(tx: Reader, { caseId, personId }: Place) {
  const row = await tx
    .selectFrom('caseLook')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['digests', 'at'])
    .executeTakeFirst()
  // Written by `keepLook` and by nothing else.
  return row && { at: row.at, digests: row.digests as Digests }
}

export async function keepLook(
  tx: Tx,
  { digests, at, ...place }: Place & Readonly<{ digests: Digests; at: string }>,
): Promise<void> {
  const json = JSON.stringify(digests)
  await tx
    .insertInto('caseLook')
    .values({ ...place, digests: json, at })
    .onConflict((conflict) => conflict.columns(['caseId', 'personId']).doUpdateSet({ digests: json, at }))
    .execute()
}
