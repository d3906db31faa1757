import type { PlatformDb } from '@signet/db'
import { type RawBuilder, sql } from 'kysely'

/** Rows of a tenant's table that wait for a time. */
export type DueTable = Readonly<{
  table: string
  /** SQL over the columns of the table. Runs every second, so it needs an index. */
  isDue: (now: string) => RawBuilder<boolean>
}>

/** Returns rows whose `column` has passed and that meet a trusted SQL condition. */
export function dueTable(table: string, column: string, condition = 'true'): DueTable {
  return {
    table,
    isDue: (now) => sql`${sql.raw(condition)} and ${sql.id(column)} <= ${now}::timestamptz`,
  }
}

/** Returns rows that wait for their next attempt. */
export function waitingTable(table: string): DueTable {
  return dueTable(table, 'next_attempt_at', "state = 'waiting'")
}

type DueQuery = Readonly<{
  schemas: ReadonlyMap<string, string>
  works: readonly DueTable[]
  now: string
}>

/** Returns the index of each due work per tenant, in one statement. */
export async function findDueWorks(
  db: PlatformDb,
  { schemas, works, now }: DueQuery,
): Promise<readonly Readonly<{ tenant: string; work: number }>[]> {
  if (schemas.size === 0) return []
  const questions = [...schemas].flatMap(([tenant, schema]) =>
    works.map(
      ({ table, isDue }, work) => sql`select ${tenant} as tenant, ${work}::int as work where exists (
        select from ${sql.id(schema, table)} where ${isDue(now)})`,
    ),
  )
  const { rows } = await sql<{
    tenant: string
    work: number
  }>`${sql.join(questions, sql` union all `)}`.execute(db)
  return rows
}
