import type { Reader } from '@signet/db'

/** Returns the names of forms and flows by id. */
export async function namesAbout(tx: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('form')
    .select(['id', 'name'])
    .unionAll(tx.selectFrom('flow').select(['id', 'name']))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
