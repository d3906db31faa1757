import { applyMigration, CannotStart, type Run, readMigrations } from '@signet/db'
import { columnTypes } from '@signet/form'
import type { Client } from 'pg'
import { beginChangesAnew } from '../catalogue.ts'
import type { Manifest } from '../manifest.ts'
import { digestOfRows } from '../unpack-archive.ts'
import { createFormTables, readShapes } from './table-shapes.ts'
import type { TenantCover } from './tenant-cover.ts'
import { copyOf, leftBehind, platformTables, quoted } from './tenant-tables.ts'

/**
 * Creates the schema as it was when the file was written, empty and without foreign keys and triggers. Throws
 * CannotStart when the file is from a newer or another product.
 */
export async function prepareSchema(client: Client, schema: string, cover: TenantCover): Promise<void> {
  const had = new Map(cover.migrations.map(({ name, checksum }) => [name, checksum]))
  const migrations = await readMigrations('tenant')
  refuseUnknown(had, new Map(migrations.map(({ name, checksum }) => [name, checksum])))

  await client.query(`create schema ${quoted(schema)}`)
  for (const migration of migrations)
    if (had.has(migration.name)) await applyMigration(runOn(client), { schema, kind: 'tenant', migration })
  await client.query(`set local search_path to ''`)
  await createFormTables(client, schema, cover.tables)
  await refuseOtherTables(client, schema, cover)

  const names = cover.tables.map(({ name }) => `${quoted(schema)}.${quoted(name)}`)
  await client.query(`truncate ${names.join(', ')} cascade`)
  await setAside(client, schema)
  for (const table of platformTables)
    await client.query(`create temp table ${quoted(table)} on commit drop as
      select ${listOf(cover.platform[table] ?? [])} from platform.${quoted(table)} with no data`)
}

function listOf(columns: readonly string[]): string {
  return columns.map(quoted).join(', ')
}

function refuseUnknown(had: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): void {
  for (const [name, checksum] of had) {
    if (!known.has(name))
      throw new CannotStart(
        `The file was written by a newer version of Signet (${JSON.stringify(name)} is unknown here). Update this one first.`,
      )
    if (known.get(name) !== checksum)
      throw new CannotStart(`The file was written by another edition of Signet (${name} differs here).`)
  }
}

function runOn(client: Client): Run {
  return (statement, values) => client.query(statement, values && [...values])
}

async function refuseOtherTables(client: Client, schema: string, { tables }: TenantCover): Promise<void> {
  const announced = new Set(tables.map(({ name }) => name))
  for (const { name } of await readShapes(client, schema))
    if (!announced.has(name) && !leftBehind.includes(name))
      throw new CannotStart(`The file lacks the table ${name}.`)
}

/** Rows arrive in any order, and nothing is written for them that the file holds itself. */
async function setAside(client: Client, schema: string): Promise<void> {
  await client.query(`create temp table set_aside on commit drop as
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as away
    from pg_constraint where contype = 'f' and connamespace = to_regnamespace('${schema}')
    union all
    select format('alter table %s enable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s disable trigger %I', tgrelid::regclass, tgname)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = to_regnamespace('${schema}')`)
  await runEach(client, 'away')
}

async function runEach(client: Client, column: 'away' | 'back'): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select ${column} as statement from pg_temp.set_aside`,
  )
  for (const { statement } of rows) await client.query(statement)
}

type Expected = Readonly<{ cover: TenantCover; manifest: Manifest }>

/** Reads every table back. Throws CannotStart naming the first one that differs from the file. */
export async function verifyRows(
  client: Client,
  schema: string,
  { cover, manifest }: Expected,
): Promise<void> {
  const tables = [
    ...cover.tables.map(({ name, columns }) => [name, copyOf(schema, name, columns)] as const),
    ...platformTables.map(
      (table) =>
        [
          `platform.${table}`,
          `copy pg_temp.${quoted(table)} (${listOf(cover.platform[table] ?? [])}) to stdout`,
        ] as const,
    ),
  ]
  for (const [name, copy] of tables) {
    const found = await digestOfRows(client, copy)
    const expected = manifest.tables[name]
    if (found.sha256 !== expected?.sha256 || found.lines !== expected.lines)
      throw new CannotStart(
        `Table ${name} differs from what the file promises: it has ${found.lines} rows, the file says ${expected?.lines ?? 0}.`,
      )
  }
}

/** Puts keys, triggers and counters in place, and brings an older schema up to this version. */
export async function finishSchema(client: Client, schema: string, cover: TenantCover): Promise<void> {
  await refuseForeignTypes(client, schema)
  await runEach(client, 'back')
  await setCounters(client, schema, cover)
  for (const migration of await readMigrations('tenant'))
    await applyMigration(runOn(client), { schema, kind: 'tenant', migration })
  await beginChangesAnew(client, `to_regnamespace(${client.escapeLiteral(schema)})`)
  await client.query(`set local search_path to ''`)
}

/** Types in the shapes of forms become part of statements. */
async function refuseForeignTypes(client: Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ type: string }>(
    `select type::text from ${quoted(schema)}.form_version, jsonb_path_query(tables, '$.**.type') as type
    where jsonb_typeof(type) <> 'string' or type #>> '{}' <> all ($1) limit 1`,
    [[...columnTypes]],
  )
  if (rows[0])
    throw new CannotStart(`The file holds a form with a column of an unknown type: ${rows[0].type}`)
}

async function setCounters(client: Client, schema: string, { counters }: TenantCover): Promise<void> {
  const { rows } = await client.query<{ counter: string; sequence: string }>(
    `select c.relname || '.' || a.attname as counter, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = to_regnamespace($1) and a.attidentity <> ''`,
    [schema],
  )
  for (const { counter, sequence } of rows) {
    const last = counters[counter]
    if (last !== undefined) await client.query('select setval($1::regclass, $2::bigint)', [sequence, last])
  }
}
