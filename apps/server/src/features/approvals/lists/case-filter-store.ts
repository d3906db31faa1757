import type { ListName } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'

type Place = Readonly<{ personId: string; list: ListName }>
type Asks = Readonly<Record<string, string>>

export async function filtersKept(tx: Reader, { personId, list }: Place) {
  const rows = await tx
    .selectFrom('caseFilter')
    .where('personId', '=', personId)
    .where('list', '=', list)
    .select(['id', 'name', 'asks'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  // Written by `putFilter` from what the contract has checked.
  return rows.map(({ asks, ...row }) => ({ ...row, asks: asks as Asks }))
}

type NewFilter = Place & Readonly<{ id: string; name: string; asks: Asks; now: string }>

/** Answers the id under which it is kept: that of the one of the same name, when there was one. */
export async function putFilter(tx: Tx, { now, asks, ...filter }: NewFilter): Promise<string> {
  const json = JSON.stringify(asks)
  const { id } = await tx
    .insertInto('caseFilter')
    .values({ ...filter, asks: json, createdAt: now })
    .onConflict((conflict) => conflict.columns(['personId', 'list', 'name']).doUpdateSet({ asks: json }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function dropFilter(tx: Tx, { id, personId }: Readonly<{ id: string; personId: string }>) {
  await tx.deleteFrom('caseFilter').where('id', '=', id).where('personId', '=', personId).execute()
}
