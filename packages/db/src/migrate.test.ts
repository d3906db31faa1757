import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migratePlatform, migrateTenant, migrationsFolder } from './migrate.ts'
import { openDb } from './open-db.ts'
import { openTestDb, type TestDb } from './testing/index.ts'

let db: TestDb
let folder: string
let tenant: string
let tenants = 0

beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  tenants += 1
  tenant = `new${tenants}`
  return () => rm(folder, { recursive: true })
})

const write = (name: string, statements: string) => writeFile(join(folder, 'tenant', name), statements)

test('a new tenant gets its tables, and only its own', async () => {
  await write('9001_pet.sql', 'create table pet (name text primary key);')
  await migrateTenant(db, tenant, folder)

  const { rows } = await sql`select schemaname from pg_tables where tablename = 'pet'`.execute(db.platform)
  expect(rows).toEqual([{ schemaname: `t_${tenant}` }])
})

test('a migration that was changed after it ran is refused with a sentence', async () => {
  await write('9001_pet.sql', 'create table pet (name text primary key);')
  await migrateTenant(db, tenant, folder)
  await write('9001_pet.sql', 'create table pet (name text primary key, age int);')

  await expect(migrateTenant(db, tenant, folder)).rejects.toThrow(
    `Migration 9001_pet.sql was changed after it was applied to schema t_${tenant}.`,
  )
})

test('a database of a newer version is refused with a sentence', async () => {
  await write('9001_pet.sql', 'create table pet (name text primary key);')
  await migrateTenant(db, tenant, folder)

  await expect(migrateTenant(db, tenant)).rejects.toThrow(/newer version of Signet \(9001_pet.sql is unknown/)
})

test('a migration that fails leaves nothing, says where, and can be mended', async () => {
  await write('9001_pet.sql', 'create table pet (name text);\ncreate tabel toy ();')
  await expect(migrateTenant(db, tenant, folder)).rejects.toThrow(
    /tenant\/9001_pet.sql failed in schema t_new\d+ at line 2: syntax error/,
  )

  await write('9001_pet.sql', 'create table pet (name text);')
  await migrateTenant(db, tenant, folder)
})

test('of two nodes that start at once each finds the work done once', async () => {
  await write('9001_pet.sql', 'create table pet (name text); select pg_sleep(0.05);')
  const second = openDb(db.url)
  try {
    await Promise.all(
      [db, second, db, second].map(async (node) => {
        await migratePlatform(node, folder)
        await migrateTenant(node, tenant, folder)
      }),
    )
  } finally {
    await second.close()
  }

  const { rows } = await sql`select count(*)::int as times from ${sql.id(`t_${tenant}`, 'migration')}
    where name = '9001_pet.sql'`.execute(db.platform)
  expect(rows).toEqual([{ times: 1 }])
})

test('two files with one number are refused before anything runs', async () => {
  await write('9001_pet.sql', 'create table pet (name text);')
  await write('9001_toy.sql', 'create table toy (name text);')

  await expect(migrateTenant(db, tenant, folder)).rejects.toThrow(/has the number of another migration/)
})

test('the search path knows extensions and no table', async () => {
  const { rows } = await sql`select similarity('signet', 'signed') > 0.5 as close,
    (select count(*)::int from pg_tables where schemaname = 'extensions') as tables`.execute(db.platform)
  expect(rows).toEqual([{ close: true, tables: 0 }])
})
