import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import { CannotStart } from './embedded/cluster.ts'
import { type PlatformDb, type TenantDb, tenantSchema } from './handles.ts'
import type { Db } from './open-db.ts'

type AppliedMigration = Readonly<{ name: string; checksum: string }>
/** Migrations are SQL only, so no table types are needed. */
type AnyTables = Record<string, never>
type Handle = Kysely<AnyTables>

const extensions = ['pg_trgm', 'unaccent', 'btree_gin', 'ltree', 'pgcrypto']

/**
 * Migrates schema `platform` and the extensions. Safe on several nodes at once. Throws CannotStart when applied files
 * were changed or are unknown here.
 */
export async function migratePlatform(db: Db, folder?: string): Promise<void> {
  await addExtensions(handleOf(db.platform))
  await migrateSchema(handleOf(db.platform), 'platform', 'platform', folder)
}

/** Migrates the schema of one tenant, creating it if necessary. Safe on several nodes at once. */
export async function migrateTenant(db: Db, tenant: string, folder?: string): Promise<void> {
  await migrateSchema(handleOf(db.tenant(tenant)), 'tenant', tenantSchema(tenant), folder)
}

function handleOf(db: PlatformDb | TenantDb): Handle {
  return db as unknown as Handle
}

/** Schema `extensions` is the only one on the search path, so it must not contain tables. */
async function addExtensions(db: Handle): Promise<void> {
  await inMigration(db, 'extensions', async (tx) => {
    await makeSchema(tx, 'extensions')
    for (const name of extensions)
      await sql`create extension if not exists ${sql.id(name)} schema extensions`.execute(tx)
  })
}

async function migrateSchema(
  db: Handle,
  kind: MigrationKind,
  schema: string,
  folder: string | undefined,
): Promise<void> {
  const migrations = await readMigrations(kind, folder)
  const applied = await appliedTo(db, schema)
  refuseChangedHistory(schema, migrations, applied)

  const known = new Set(applied.map(({ name }) => name))
  for (const migration of migrations)
    if (!known.has(migration.name)) await inMigration(db, schema, (tx) => apply(tx, schema, kind, migration))
}

/** One transaction per file. Its name is inserted first, so a second node waits at the lock and then finds it. */
async function apply(
  tx: Transaction<AnyTables>,
  schema: string,
  kind: MigrationKind,
  migration: Migration,
): Promise<void> {
  await makeSchema(tx, schema)
  const run: Run = (statement, values = []) => tx.executeQuery(CompiledQuery.raw(statement, [...values]))
  await applyMigration(run, { schema, kind, migration })
}

/** Runs one statement, or several without values, in a transaction of the caller. */
export type Run = (
  statement: string,
  values?: readonly unknown[],
) => Promise<Readonly<{ rows: readonly unknown[] }>>

type SchemaMigration = Readonly<{ schema: string; kind: MigrationKind; migration: Migration }>

/** Applies a migration to a schema that exists, unless it has it; leaves the search path of the transaction there. */
export async function applyMigration(run: Run, { schema, kind, migration }: SchemaMigration): Promise<void> {
  const { name, checksum, statements } = migration
  await run(`set local search_path to "${schema}", extensions`)
  await run(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)

  const { rows } = await run(
    'insert into migration (name, checksum) values ($1, $2) on conflict do nothing returning name',
    [name, checksum],
  )
  if (rows.length === 0) return

  try {
    await run(statements)
  } catch (cause) {
    throw new Error(`Migration ${kind}/${name} failed in schema ${schema}${place(statements, cause)}`, {
      cause,
    })
  }
}

/**
 * `if not exists` reads a cache that may miss what another node did while we waited for the lock; the catalogue does
 * not.
 */
async function makeSchema(tx: Transaction<AnyTables>, schema: string): Promise<void> {
  const { rows } = await sql`select from pg_catalog.pg_namespace where nspname = ${schema}`.execute(tx)
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(tx)
}

/** The advisory lock ends with the transaction, so a crashed node blocks no one. */
function inMigration(
  db: Handle,
  schema: string,
  work: (tx: Transaction<AnyTables>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`signet.migrate.${schema}`}, 0))`.execute(tx)
    await sql`set local lock_timeout = '10s'`.execute(tx)
    await work(tx)
  })
}

async function appliedTo(db: Handle, schema: string): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${`${schema}.migration`}) as found`.execute(db)
  if (!rows[0]?.found) return []

  return (
    await sql<AppliedMigration>`select name, checksum from ${sql.id(schema, 'migration')} order by name`.execute(
      db,
    )
  ).rows
}

function refuseChangedHistory(
  schema: string,
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
) {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of applied) {
    if (!checksums.has(name))
      throw new CannotStart(
        `Schema ${schema} was migrated by a newer version of Signet (${name} is unknown here). Start that version, or restore a backup of this one.`,
      )
    if (checksums.get(name) !== checksum)
      throw new CannotStart(
        `Migration ${name} was changed after it was applied to schema ${schema}. Restore the file and write a new migration instead.`,
      )
  }
}

function place(statements: string, cause: unknown): string {
  const { message, position } = cause as { message?: string; position?: string }
  const line = position ? ` at line ${statements.slice(0, Number(position)).split('\n').length}` : ''
  return `${line}: ${message ?? String(cause)}`
}

export type Migration = Readonly<{ name: string; statements: string; checksum: string }>

/** `platform` runs once per database, `tenant` once per tenant. */
type MigrationKind = 'platform' | 'tenant'

export const migrationsFolder: string = join(import.meta.dirname, '../migrations')

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/

/** Numbered SQL files of one kind, in order. Throws when two files share a number. */
export async function readMigrations(kind: MigrationKind, folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith('.sql')).sort()
  for (const [index, name] of names.entries()) {
    if (!fileName.test(name)) throw new Error(`${kind}/${name} is not named like 0007_task_transfer.sql`)
    if (names[index - 1]?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`${kind}/${name} has the number of another migration`)
  }

  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(folder, kind, name), 'utf8')
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') }
    }),
  )
}
