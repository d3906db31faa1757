import { type Reader, tenantSchema } from '@signet/db'
import { type RawBuilder, sql } from 'kysely'

type Where = Readonly<{ tx: Reader; tenant: string }>

/** Counts the rows in a form's table, whose name must come from the form engine. */
export function countRows(where: Where, table: string): Promise<number> {
  return counted(where, sql`select count(*)::int as count from ${sql.id(tenantSchema(where.tenant), table)}`)
}

/** Counts the rows with a value in a column. */
export function countFilled(where: Where, table: string, column: string): Promise<number> {
  const from = sql.id(tenantSchema(where.tenant), table)
  return counted(where, sql`select count(${sql.id(column)})::int as count from ${from}`)
}

/** Counts the records in each table, up to `most`. */
export async function countUpTo(
  { tx, tenant }: Where,
  tables: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map()
  const counts = tables.map((table) => {
    const held = sql`select from ${sql.id(tenantSchema(tenant), table)} where _deleted_at is null limit ${most}`
    return sql`select ${table}::text as name, (select count(*)::int from (${held}) as held) as count`
  })
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    tx,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

async function counted({ tx }: Where, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(tx)
  // `count` always returns one row.
  return (rows[0] as { count: number } | undefined)?.count ?? 0
}
