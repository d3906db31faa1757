import type { ListName } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'

type FilterList = Readonly<{ personId: string; list: ListName }>
type FilterValues = Readonly<Record<string, string>>

export async function listFilters(tx: Reader, { personId, list }: FilterList) {
  const rows = await tx
    .selectFrom('caseFilter')
    .where('personId', '=', personId)
    .where('list', '=', list)
    .select(['id', 'name', 'asks'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  // The contract checked this value before `saveFilter` wrote it.
  return rows.map(({ asks, ...row }) => ({ ...row, asks: asks as FilterValues }))
}

type NewFilter = FilterList & Readonly<{ id: string; name: string; asks: FilterValues; now: string }>

/** Creates a filter or replaces the one of the same name; returns its id. */
export async function saveFilter(tx: Tx, { now, asks, ...filter }: NewFilter): Promise<string> {
  const json = JSON.stringify(asks)
  const { id } = await tx
    .insertInto('caseFilter')
    .values({ ...filter, asks: json, createdAt: now })
    .onConflict((conflict) => conflict.columns(['personId', 'list', 'name']).doUpdateSet({ asks: json }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteFilter(tx: Tx, { id, personId }: Readonly<{ id: string; personId: string }>) {
  await tx.deleteFrom('caseFilter').where('id', '=', id).where('personId', '=', personId).execute()
}
