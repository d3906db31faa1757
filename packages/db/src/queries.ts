import { type SelectQueryBuilder, sql } from 'kysely'

/** The pattern for `like` and `ilike` of what contains this text, whatever signs are in it. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const [row] = await query.select(sql<string>`count(*)`.as('count')).$castTo<{ count: string }>().execute()
  return Number(row?.count)
}

/** Which rows: those behind the last one of the page before, or by their number; `limit` of them. */
type Range = Readonly<{ after: Readonly<{ at: string; id: string }> | null; offset: number; limit: number }>
/** The columns to sort by: a time, and the id where times are equal. */
type SortedBy = Readonly<{ at: string; id?: string }>

/** For `$call`: a page of rows, the newest first. A row that comes or goes meanwhile moves no other between pages. */
export function newestFirst({ after, offset, limit }: Range, { at, id = 'id' }: SortedBy) {
  const place = sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after?.at}::timestamptz, ${after?.id})`

  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    (after === null ? query : query.where(place))
      .orderBy(sql.ref(at), 'desc')
      .orderBy(sql.ref(id), 'desc')
      .offset(offset)
      .limit(limit)
}
