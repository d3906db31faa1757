import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const [row] = await query.select(sql<string>`count(*)`.as('count')).$castTo<{ count: string }>().execute()
  return Number(row?.count)
}
