import type { Reader, Tx } from '@signet/db'

/** A digest per field. */
export type Digests = Readonly<Record<string, string>>
type LookKey = Readonly<{ caseId: string; personId: string }>

export async function findLook(tx: Reader, { caseId, personId }: LookKey) {
  const row = await tx
    .selectFrom('caseLook')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['digests', 'at'])
    .executeTakeFirst()
  // Only `saveLook` writes this column.
  return row && { at: row.at, digests: row.digests as Digests }
}

export async function saveLook(
  tx: Tx,
  { digests, at, ...place }: LookKey & Readonly<{ digests: Digests; at: string }>,
): Promise<void> {
  const json = JSON.stringify(digests)
  await tx
    .insertInto('caseLook')
    .values({ ...place, digests: json, at })
    .onConflict((conflict) => conflict.columns(['caseId', 'personId']).doUpdateSet({ digests: json, at }))
    .execute()
}
