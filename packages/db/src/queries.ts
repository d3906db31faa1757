import { type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** A `like` or `ilike` pattern that matches text containing this one literally, or any text when it is undefined. */
export function containsPattern(text: string | undefined): string {
  if (text === undefined) return '%'
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Matches a name that contains the keyword, or whose Chinese the keyword spells in pinyin or initials; undefined matches
 * every name. It reads each name, so it serves lists of hundreds or thousands, not of millions.
 */
export function isNamedLike(column: string, keyword: string | undefined): RawBuilder<boolean> {
  const name = sql.ref(column)
  const latin = keyword?.replaceAll(/[\s']/g, '').toLowerCase() ?? ''
  if (!/^[a-z]+$/.test(latin)) return sql<boolean>`${name} ilike ${containsPattern(keyword)}`
  const spelling = containsPattern(latin.replaceAll('v', 'u'))
  return sql<boolean>`(${name} ilike ${containsPattern(keyword)} or extensions.spelling(${name}) like ${spelling})`
}

/** Number of all rows of a query: for what is known to stay small. */
export async function countOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const [row] = await query.select(sql<string>`count(*)`.as('count')).$castTo<{ count: string }>().execute()
  return Number(row?.count)
}

/**
 * Number of rows of a list, counted no further than `most`: a list may have millions. Where a page follows by cursor it
 * is `total`, what its first page counted.
 */
export async function totalOf<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  { total, most }: Readonly<{ total?: number | undefined; most: number }>,
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  return total ?? boundedCount(db, query, most)
}

/** Number of rows of a query, counted no further than `most`. */
export async function boundedCount<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<DB, TB, object>,
  most: number,
): Promise<number> {
  const some = query.select(sql<number>`1`.as('one')).limit(most)
  const { rows } = await sql<{ count: string }>`select count(*) as count from (${some}) as counted`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

/** Page of rows: after the last row of the previous page, or by offset; at most `limit`. */
type Range = Readonly<{
  after: Readonly<{ at: string; id: string }> | null
  offset: number
  limit: number
  total?: number | undefined
}>
/** Sort columns: a time, then the id. */
type SortedBy = Readonly<{ at: string; id?: string; order?: 'newest' | 'oldest' }>

/**
 * For `$call`: a page of rows, newest first unless the oldest are wanted first. Rows that appear meanwhile do not
 * shift other rows between pages.
 */
export function newestFirst({ after, offset, limit }: Range, { at, id = 'id', order = 'newest' }: SortedBy) {
  const beyond = order === 'newest' ? sql`<` : sql`>`
  const direction = order === 'newest' ? 'desc' : 'asc'
  const place = sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${beyond} (${after?.at}::timestamptz, ${after?.id})`

  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    (after === null ? query : query.where(place))
      .orderBy(sql.ref(at), direction)
      .orderBy(sql.ref(id), direction)
      .offset(offset)
      .limit(limit)
}
