import { type PlatformDb, type Reader, type TenantDb, tenantSchema } from '@signet/db'
import { sql } from 'kysely'

type ServerRow = Readonly<{ version: string; connections: number; most: number; longest: number }>
type TableRow = Readonly<{ name: string; rows: number; bytes: string }>

/** Figures of the database server, of this database alone. */
export async function databaseFigures(db: Reader): Promise<ServerRow> {
  const { rows } = await sql<ServerRow>`select
    current_setting('server_version') as version,
    current_setting('max_connections')::int as most,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    (select coalesce(max(extract(epoch from clock_timestamp() - query_start)) * 1000, 0)::int
      from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as longest`.execute(
    db,
  )
  const [row] = rows
  return row ?? { version: '', connections: 0, most: 0, longest: 0 }
}

/** Tables of a tenant by size, with their indexes; rows are an estimate of the database. */
export async function tenantTables(db: Reader, tenant: string): Promise<readonly TableRow[]> {
  const { rows } = await sql<TableRow>`select relname as name, greatest(reltuples, 0)::float8 as rows,
      pg_total_relation_size(oid)::text as bytes
    from pg_class
    where relkind = 'r' and relnamespace = to_regnamespace(${tenantSchema(tenant)})
    order by pg_total_relation_size(oid) desc`.execute(db)
  return rows
}

/** Facts that wait to be carried, since when, and those that failed too often. */
export async function queueFigures(db: TenantDb | Reader) {
  const { waiting, oldestAt, stuck } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('failed', 'is', null).as('waiting'),
      fn.min('at').filterWhere('failed', 'is', null).as('oldestAt'),
      fn.countAll<string>().filterWhere('failed', 'is not', null).as('stuck'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestAt, stuck: Number(stuck) }
}

/** How many faults and slow calls were logged since an instant. */
export async function troubleSince(db: Reader, since: string) {
  const count = async (table: 'faultLog' | 'slowCall') => {
    const row = await db
      .selectFrom(table)
      .where('at', '>', since)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return { faults: await count('faultLog'), slowCalls: await count('slowCall') }
}

export type NodeRow = Readonly<{
  id: string
  host: string
  version: string
  startedAt: string
  seenAt: string
}>

/** Says that a server is there, and forgets those that were silent for a day. */
export async function keepNode(db: PlatformDb, node: NodeRow, silentSince: string): Promise<void> {
  await db
    .insertInto('node')
    .values(node)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: node.seenAt }))
    .execute()
  await db.deleteFrom('node').where('seenAt', '<', silentSince).execute()
}

export async function forgetNode(db: PlatformDb, id: string): Promise<void> {
  await db.deleteFrom('node').where('id', '=', id).execute()
}

/** Returns the servers seen since an instant, and the one that answers. */
export function listNodes(
  db: PlatformDb,
  { since, own }: Readonly<{ since: string; own: string }>,
): Promise<readonly NodeRow[]> {
  return db
    .selectFrom('node')
    .where(({ eb, or }) => or([eb('seenAt', '>=', since), eb('id', '=', own)]))
    .selectAll()
    .orderBy('startedAt')
    .execute()
}

const jobColumns = ['name', 'dueAt', 'ranAt', 'milliseconds', 'leasedUntil', 'failure'] as const

export function listJobs(db: PlatformDb) {
  return db.selectFrom('job').select(jobColumns).orderBy('name').execute()
}

/** Makes a job due now. Returns false while it runs, and undefined if there is none. */
export async function makeDue(db: PlatformDb, name: string, now: string): Promise<boolean | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ dueAt: now })
    .where('name', '=', name)
    .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return true
  const found = await db.selectFrom('job').where('name', '=', name).select('name').executeTakeFirst()
  return found && false
}
