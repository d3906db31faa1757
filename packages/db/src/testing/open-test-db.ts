import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Db, openDb } from '../open-db.ts'
import { databaseAt, type Mould, prepareMould, templateName } from './prepare-template.ts'

export type TestDb = Db &
  Readonly<{
    /** Empties all tables but the migrations, between two tests. */
    truncate: () => Promise<void>
  }>

/**
 * A migrated database for one test file, with the schemas of the tenants `demo` and `other`; empty unless a mould
 * filled it. `close` drops it. The server is that of the test run (TEST_DATABASE_URL).
 */
export async function openTestDb(mould?: Mould): Promise<TestDb> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl)
    throw new Error(
      'No test database: this project of vitest.config.ts needs tooling/test-run/test-database.ts',
    )

  const name = `signet_test_${process.pid}_${randomBytes(6).toString('hex')}`
  const template = mould ? await prepareMould(serverUrl, mould) : await templateName()
  await onServer(serverUrl, (client) => copyDatabase(client, name, template))
  // Hundreds of parallel calls may queue for long on a busy machine, which is not what tests check.
  const db = openDb(databaseAt(serverUrl, name), { max: 10, patience: 60_000 })

  return {
    ...db,
    truncate: () => truncate(db),
    close: async () => {
      await db.close()
      await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** A scratch server copies files, which is cheaper than the log; a durable one would flush each of them to its disk. */
async function copyDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync')
  const strategy = rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'
  await client.query(`create database ${name} template ${template} strategy ${strategy}`)
}

async function onServer(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

async function truncate({ platform }: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname in ('platform', 'pgboss') or schemaname like 't\\_%') and tablename not in ('migration', 'version')`.execute(
    platform,
  )
  if (rows.length > 0)
    await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(
      platform,
    )
}
