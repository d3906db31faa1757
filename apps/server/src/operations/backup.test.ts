import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backup } from './backup.ts'
import { connect } from './catalogue.ts'
import { restore } from './restore.ts'

let folder: string
let source: TestDb
let target: TestDb

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-backup-'))
  source = await openTestDb()
  target = await openTestDb()
  await fill(source.url)
  await mkdir(join(folder, 'files/ab'), { recursive: true })
  await writeFile(join(folder, 'files/ab/abcd'), 'receipt')
  await writeFile(join(folder, 'files/empty'), '')
})
afterEach(async () => {
  await Promise.all([source.close(), target.close()])
  await rm(folder, { recursive: true })
})

const backUp = () =>
  backup({
    url: source.url,
    filesDir: join(folder, 'files'),
    target: join(folder, 'backup.tar.gz'),
    product: '6.0.8',
    madeAt: '2026-01-31T08:00:00.000Z',
  })
const bringBack = (options: { replace: boolean; from?: string }) =>
  restore({
    url: target.url,
    filesDir: join(folder, 'restored'),
    source: join(folder, options.from ?? 'backup.tar.gz'),
    replace: options.replace,
  })

test('a restore brings back rows, keys, sequences, partitions, computed columns and files', async () => {
  const written = await backUp()
  expect(await bringBack({ replace: true })).toEqual(written)

  expect(written.tables['t_demo.form_trip']?.lines).toBe(3)
  expect(
    await ask(target.url, 'select id, title, upper_title, state from t_demo.form_trip order by id'),
  ).toEqual(await ask(source.url, 'select id, title, upper_title, state from t_demo.form_trip order by id'))
  expect(await ask(target.url, "insert into t_demo.form_trip (title) values ('next') returning id")).toEqual([
    { id: '4' },
  ])
  expect(await ask(target.url, 'select tableoid::regclass::text as part from t_demo.reading')).toEqual([
    { part: 't_demo.reading_low' },
  ])
  await expect(ask(target.url, 'insert into t_demo.stop (trip_id) values (99)')).rejects.toThrow(
    /foreign key/,
  )
  await expect(ask(target.url, "insert into t_demo.form_trip (title) values (' ')")).rejects.toThrow(
    /title_said/,
  )
  expect(await readFile(join(folder, 'restored/ab/abcd'), 'utf8')).toBe('receipt')
  expect(await readFile(join(folder, 'restored/empty'), 'utf8')).toBe('')
})

test('the restored schema equals the original', async () => {
  await backUp()
  await bringBack({ replace: true })

  expect(await outline(target.url)).toEqual(await outline(source.url))
})

test('a target with data is not changed without --force', async () => {
  await backUp()

  await expect(bringBack({ replace: false })).rejects.toThrow(/The target is not empty/)
  expect(await ask(target.url, "select to_regclass('t_demo.form_trip') as found")).toEqual([{ found: null }])
})

test('a truncated backup changes nothing', async () => {
  await backUp()
  const whole = await sizeOf(join(folder, 'backup.tar.gz'))
  await truncate(join(folder, 'backup.tar.gz'), Math.floor(whole * 0.7))

  await expect(bringBack({ replace: true })).rejects.toThrow(/not a complete Signet backup/)
  expect(await ask(target.url, "select to_regclass('t_demo.migration') is not null as found")).toEqual([
    { found: true },
  ])
  expect(existsSync(join(folder, 'restored'))).toBe(false)
})

test('a file that is not a backup is refused with a sentence', async () => {
  await writeFile(join(folder, 'letter.txt'), 'Dear all')

  await expect(bringBack({ replace: true, from: 'letter.txt' })).rejects.toThrow(
    /not a complete Signet backup/,
  )
})

test('a backup of a running product is one consistent snapshot', async () => {
  const writer = await connect(source.url)
  let isWriting = true
  const writing = (async () => {
    for (let stop = 0; isWriting; stop += 1)
      await writer.query(`with trip as (insert into t_demo.form_trip (title) values ('t${stop}') returning id)
        insert into t_demo.stop (trip_id) select id from trip`)
  })()

  const { tables } = await backUp()
  isWriting = false
  await writing
  await writer.end()
  await bringBack({ replace: true })
  expect((tables['t_demo.form_trip']?.lines ?? 0) - (tables['t_demo.stop']?.lines ?? 0)).toBe(2)
})

test('a database in use by the product is not restored', async () => {
  await backUp()
  await target.ping()

  await expect(bringBack({ replace: true })).rejects.toThrow(/Signet is using this database/)
})

async function fill(url: string): Promise<void> {
  await ask(
    url,
    `create type t_demo.mood as enum ('calm', 'in a hurry');
    create function t_demo.touched() returns trigger language plpgsql as $$ begin new.title = trim(new.title); return new; end $$;
    create table t_demo.form_trip (
      id bigint generated always as identity primary key,
      title text not null constraint title_said check (title <> ''),
      upper_title text generated always as (upper(title)) stored,
      "odd name" numeric(12, 2) default 1.5,
      gone int,
      state t_demo.mood not null default 'calm',
      words tsvector,
      path extensions.ltree,
      at timestamptz default '2026-01-31 08:00:00.123456+00');
    alter table t_demo.form_trip drop column gone;
    create index trip_title on t_demo.form_trip using gin (title extensions.gin_trgm_ops) where title <> 'x';
    create trigger trip_touched before insert or update on t_demo.form_trip for each row execute function t_demo.touched();
    create table t_demo.stop (id serial primary key, trip_id bigint not null references t_demo.form_trip on delete cascade);
    create table t_demo.reading (at int, value real, primary key (at)) partition by range (at);
    create table t_demo.reading_low partition of t_demo.reading for values from (0) to (10);
    create view t_demo.calm_trip as select * from t_demo.form_trip where state = 'calm';
    insert into t_demo.form_trip (title, words, path) values ('北京', to_tsvector('simple', 'a b'), 'a.b'), (E'tab\\there\\nline \\\\', null, null);
    insert into t_demo.form_trip (title, state) values ('late', 'in a hurry');
    insert into t_demo.stop (trip_id) values (1);
    insert into t_demo.reading values (3, 0.1)`,
  )
}

async function outline(url: string): Promise<unknown> {
  return [
    await ask(
      url,
      `select table_schema, table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression
      from information_schema.columns where table_schema ~ '^(t_|platform)' order by 1, 2, ordinal_position`,
    ),
    await ask(url, `select indexdef from pg_indexes where schemaname ~ '^(t_|platform)' order by 1`),
    await ask(
      url,
      `select conrelid::regclass::text as on, pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace::regnamespace::text ~ '^(t_|platform)' order by 1, 2`,
    ),
  ]
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = await connect(url)
  try {
    const result = await client.query(statement)
    return result.rows
  } finally {
    await client.end()
  }
}

async function sizeOf(path: string): Promise<number> {
  let size = 0
  for await (const chunk of createReadStream(path)) size += chunk.length
  return size
}
