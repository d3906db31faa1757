import { createHash } from 'node:crypto'
import pg from 'pg'
import { migratePlatform, migrateTenant, readMigrations } from '../migrate.ts'
import { type Db, openDb } from '../open-db.ts'

/** Tenants of every test database: the tested one, and one that must not be affected. */
export const testTenants = ['demo', 'other'] as const

/** Creates the template of test databases, unless the server has one for these migrations. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  const name = await templateName()
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('signet.template'))")
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length > 0) return

    await dropTemplates(client)
    await client.query(`create database ${name}_new template template0 encoding 'UTF8' locale 'C'`)
    await migrateAll(databaseAt(serverUrl, `${name}_new`))
    await client.query(`alter database ${name}_new rename to ${name}`)
  } finally {
    await client.end()
  }
}

/** Named by the hash of its migrations, so that a change creates a new one. */
export async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(testTenants.join())
  for (const kind of ['platform', 'tenant'] as const)
    for (const { name, checksum } of await readMigrations(kind)) hash.update(`${kind}/${name} ${checksum}\n`)
  return `signet_template_${hash.digest('hex').slice(0, 16)}`
}

async function migrateAll(url: string): Promise<void> {
  const db = openDb(url, { max: 1 })
  try {
    await migratePlatform(db)
    for (const tenant of testTenants) await migrateTenant(db, tenant)
  } finally {
    await db.close()
  }
}

async function dropTemplates(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'signet\\_template\\_%'",
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
}

/** A shared starting state of test files: made once per run, copied for each. */
export type Mould = Readonly<{ name: string; fill: (db: Db) => Promise<void> }>

/** Returns the name of the database to copy. Of several files that need the mould, one makes it. */
export async function prepareMould(serverUrl: string, { name, fill }: Mould): Promise<string> {
  // Named like the databases of this run, so that it is dropped with them.
  const mould = `signet_test_${process.pid}_${name}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [mould])
    const { rows } = await client.query('select from pg_database where datname = $1', [mould])
    if (rows.length > 0) return mould

    await client.query(`drop database if exists ${mould}_new with (force)`)
    await client.query(`create database ${mould}_new template ${await templateName()}`)
    const db = openDb(databaseAt(serverUrl, `${mould}_new`), { max: 4 })
    try {
      await fill(db)
    } finally {
      await db.close()
    }
    await client.query(`alter database ${mould}_new rename to ${mould}`)
    return mould
  } finally {
    await client.end()
  }
}

/** The same server and account, another database. */
export function databaseAt(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
