import type { Reader } from '@signet/db'

/** Returns the names of forms, flows and data interfaces by id; of data interfaces by code too. */
export async function designNames(tx: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('form')
    .select(['id', 'name'])
    .unionAll(tx.selectFrom('flow').select(['id', 'name']))
    .unionAll(tx.selectFrom('dataInterface').select(['id', 'name']))
    .unionAll(tx.selectFrom('dataInterface').select(['code as id', 'name']))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
