import pg, { type Client } from 'pg'

/** A table with rows, as SQL: `t_demo.flow_case (id, version)`. Generated columns are not copied. */
export type StoredTable = Readonly<{ name: string; columns: string }>

/**
 * Returns every table with rows of its own, in a stable order.
 * @param schemas a query of the ids of schemas
 */
export async function storedTables(client: Client, schemas: string = productSchemas): Promise<StoredTable[]> {
  const names = await texts(
    client,
    `select c.oid::regclass::text from pg_class c
    where c.relkind = 'r' and c.relnamespace in (${schemas}) order by 1`,
  )
  const tables: StoredTable[] = []
  for (const name of names) tables.push({ name, columns: await columnsOf(client, name) })
  return tables
}

/**
 * Prevents changes to table structure during a copy: rows come from the snapshot, but the catalogue is
 * always current.
 */
export async function holdTables(client: Client, tables: readonly StoredTable[]): Promise<void> {
  const names = tables.map(({ name }) => name)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
}

async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ list: string | null }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.list ?? ''
}

/** Connects for backup and restore: no time limit, full names, and the same value formats and order everywhere. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'signet-operation',
    options:
      '-c search_path= -c TimeZone=UTC -c DateStyle=ISO -c synchronize_seqscans=off -c max_parallel_workers_per_gather=0 -c statement_timeout=0',
  })
  await client.connect()
  return client
}

/**
 * Begins the log of changes of the organization anew after rows came from another server, whose transactions have other
 * numbers.
 * @param schemas a query or list of the ids of schemas
 */
export async function beginChangesAnew(client: Client, schemas: string = productSchemas): Promise<void> {
  const logs = await texts(
    client,
    `select c.oid::regclass::text from pg_class c
    where c.relname = 'directory_change' and c.relkind = 'r' and c.relnamespace in (${schemas})`,
  )
  for (const log of logs) await client.query(`delete from ${log}; insert into ${log} (kind) values ('all')`)
}

/** The product's schemas as a list for `in (...)`; excludes others in an operator's database. */
export const productSchemas = `
  select oid from pg_namespace where nspname in ('platform', 'pgboss') or nspname ~ '^t_[a-z][a-z0-9_]*$'`

/** Returns the single column of a query as texts. */
export async function texts(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
  return rows.map(([text]) => text)
}
