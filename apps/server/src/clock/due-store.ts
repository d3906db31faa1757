import { keepPlanOf, type PlatformDb } from '@signet/db'
import { inParts } from '@signet/std'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'

/** Rows of a tenant's table that wait for a time. */
export type DueTable = Readonly<{
  table: string
  /**
   * SQL of the time from which work is due, or null where nothing waits. `rows` is the table, with its schema; `now` is
   * the current time. Runs every second for every company, so it must end at the first entry of an index.
   */
  dueFrom: (rows: RawBuilder<unknown>, now: RawBuilder<string>) => RawBuilder<string | null>
}>

/** Returns rows whose `column` has passed and that meet a trusted SQL condition. */
export function dueTable(table: string, column: string, condition = 'true'): DueTable {
  return {
    table,
    // The first row in order comes from an index also where PostgreSQL does not know the table yet; a range does not.
    dueFrom: (rows) => sql`(
      select ${sql.id(column)} from ${rows} where ${sql.raw(condition)} and ${sql.id(column)} is not null
      order by ${sql.id(column)} limit 1)`,
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

/** Tenants in one statement: planning takes more than twice the time for twice the tables. */
const tenantsAtOnce = 10

/** Returns the index of each due work per tenant. */
export async function findDueWorks(
  db: PlatformDb,
  { schemas, works, now }: DueQuery,
): Promise<readonly Readonly<{ tenant: string; work: number }>[]> {
  const due = []
  for (const tenants of inParts([...schemas], tenantsAtOnce)) {
    const statement = statementOver(
      db,
      tenants.map(([, schema]) => schema),
      works,
    )
    const { rows } = await db.executeQuery<{ place: number }>({ ...statement, parameters: [now] })
    for (const { place } of rows) {
      const [tenant] = tenants[Math.floor(place / works.length)] ?? []
      if (tenant !== undefined) due.push({ tenant, work: place % works.length })
    }
  }
  return due
}

const statements = new WeakMap<readonly DueTable[], Map<string, CompiledQuery<{ place: number }>>>()

/** Builds and plans the questions about the same tenants once: both take longer than asking them. */
function statementOver(db: PlatformDb, schemas: readonly string[], works: readonly DueTable[]) {
  const known = statements.get(works) ?? new Map<string, CompiledQuery<{ place: number }>>()
  statements.set(works, known)
  const name = schemas.join()
  const statement = known.get(name) ?? build(db, schemas, works)
  known.set(name, statement)
  return statement
}

function build(db: PlatformDb, schemas: readonly string[], works: readonly DueTable[]) {
  const now = sql<string>`clock.now`
  const times = schemas.flatMap((schema) =>
    works.map(({ table, dueFrom }) => dueFrom(sql.id(schema, table), now)),
  )
  const statement = sql<{ place: number }>`
    select (place - 1)::int as place
    from (select ${''}::timestamptz as now) as clock,
      unnest(array[${sql.join(times)}]) with ordinality as due (since, place)
    where since <= clock.now`.compile(db)
  keepPlanOf(statement.sql)
  return statement
}
