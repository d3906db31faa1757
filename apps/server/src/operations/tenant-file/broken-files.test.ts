import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { migrateTenant } from '@signet/db'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { sql } from 'kysely'
import tar from 'tar-stream'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openOutside } from '../../outside/index.ts'
import { openSecrets } from '../../outside/secrets/index.ts'
import { productRoot } from '../../start/product.ts'
import { backup } from '../backup.ts'
import { connect } from '../catalogue.ts'
import { transferTenants } from '../transfer-tenants.ts'

let folder: string
let source: TestDb
let target: TestDb
let good: Buffer
const receipt = 'receipt'
const hash = createHash('sha256').update(receipt).digest('hex')
const content = `content/${hash.slice(0, 2)}/${hash}`
const at = '2026-01-31T08:00:00.000Z'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-broken-'))
  source = await openTestDb()
  target = await openTestDb()
  await sql`drop schema t_demo cascade`.execute(target.platform)
  await source.platform.insertInto('tenant').values({ code: 'demo', name: '云杉', createdAt: at }).execute()
  const demo = source.tenant('demo')
  await demo
    .insertInto('role')
    .values({ id: 'r1', name: '会计', code: 'accountant', createdAt: at })
    .execute()
  const file = {
    id: 'f1',
    name: '收据.txt',
    size: '7',
    contentHash: hash,
    state: 'ready',
    createdAt: at,
  } as const
  await demo.insertInto('storedFile').values(file).execute()
  await mkdir(join(folder, 'files/demo', dirname(content)), { recursive: true })
  await writeFile(join(folder, 'files/demo', content), receipt)
  await sql`create table t_demo.form_trip (id text primary key, title text, amount numeric)`.execute(demo)
  await sql`create unique index form_trip__key on t_demo.form_trip (md5(title)) where title <> ''`.execute(
    demo,
  )
  await sql`insert into t_demo.form_trip values ('1', E'tab\there \\\\', 1.50)`.execute(demo)
  await run(source.url, 'files', 'export', 'demo', 'good.tar.gz')
  good = await readFile(join(folder, 'good.tar.gz'))
})
afterAll(async () => {
  await Promise.all([source.close(), target.close()])
  await rm(folder, { recursive: true })
})

function run(url: string, files: string, ...words: string[]) {
  const secrets = openSecrets({ key: new Uint8Array(32), random: randomBytes })
  const filesDir = join(folder, files)
  return transferTenants({
    url,
    filesDir,
    folder,
    secrets,
    outside: openOutside(),
    clock: () => Date.parse(at),
    passphrase: undefined,
    product: '6.0.8',
    words,
    now: at,
  })
}

type Entries = Map<string, Buffer>

async function entriesOf(file: Buffer): Promise<Entries> {
  const extract = tar.extract()
  extract.end(gunzipSync(file))
  const entries: Entries = new Map()
  for await (const entry of extract) entries.set(entry.header.name, await buffer(entry))
  return entries
}

async function packed(entries: Entries): Promise<Buffer> {
  const pack = tar.pack()
  for (const [name, bytes] of entries) pack.entry({ name }, bytes)
  pack.finalize()
  return gzipSync(await buffer(pack))
}

/** The good file with one entry changed. */
async function withEntry(name: string, change: (text: string) => string): Promise<Buffer> {
  const entries = await entriesOf(good)
  entries.set(name, Buffer.from(change(String(entries.get(name) ?? ''))))
  return packed(entries)
}

/** A file as somebody would forge it: rows of a table change together with the manifest. */
async function forged(table: string, rows: string): Promise<Buffer> {
  const entries = await entriesOf(good)
  entries.set(`tables/${table}`, Buffer.from(rows))
  const manifest = JSON.parse(String(entries.get('manifest.json')))
  manifest.tables[table] = {
    bytes: Buffer.byteLength(rows),
    lines: rows.split('\n').length - 1,
    sha256: createHash('sha256').update(rows).digest('hex'),
  }
  entries.delete('manifest.json')
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  return packed(entries)
}

async function renamed(from: string, to: string): Promise<Buffer> {
  return packed(
    new Map([...(await entriesOf(good))].map(([name, bytes]) => [name === from ? to : name, bytes])),
  )
}

const inCover = (change: (cover: { tables: Shape[]; migrations: unknown[]; tenant: object }) => void) =>
  withEntry('cover.json', (text) => {
    const cover = JSON.parse(text)
    change(cover)
    return JSON.stringify(cover)
  })
type Shape = { name: string; columns: { type: string }[]; indexes: { text: string }[] }
const trip = ({ tables }: { tables: Shape[] }) => tables.find(({ name }) => name === 'form_trip')

async function importing(file: Buffer, ...words: string[]): Promise<string | undefined> {
  await writeFile(join(folder, 'given.tar.gz'), file)
  return run(target.url, 'arrived', 'import', 'given.tar.gz', ...words)
}

async function whatIsThere() {
  const { rows } =
    await sql`select nspname as left from pg_namespace where nspname ~ '^t_' and nspname <> 't_other'
    union all select code from platform.tenant`.execute(target.platform)
  const files = await readdir(join(folder, 'arrived'), { recursive: true }).catch(() => [])
  return { rows, files }
}
const nothing = { rows: [], files: [] }

afterEach(async () => {
  await sql`drop schema if exists t_demo cascade`.execute(target.platform)
  await target.platform.deleteFrom('tenant').execute()
  await rm(join(folder, 'arrived'), { recursive: true, force: true })
})

const broken: Readonly<Record<string, readonly [() => Promise<Buffer> | Buffer, RegExp]>> = {
  'cut off': [() => good.subarray(0, Math.floor(good.length * 0.7)), /is not a complete file of a tenant/],
  'with an altered byte': [
    () => good.with(Math.floor(good.length / 2), (good[Math.floor(good.length / 2)] ?? 0) ^ 1) as Buffer,
    /is not a complete file of a tenant|differs|not what its name says|does not fit|The file holds/,
  ],
  'that is a letter': [() => Buffer.from('Dear all'), /is not a complete file of a tenant/],
  'without an end': [
    async () => {
      const entries = await entriesOf(good)
      entries.delete('manifest.json')
      return packed(entries)
    },
    /it was cut off/,
  ],
  'that promises other rows': [
    () => withEntry('manifest.json', (text) => text.replace('"lines":1', '"lines":2')),
    /differs from what the file promises/,
  ],
  'with a row that the manifest does not know': [
    () => withEntry('tables/role', (text) => `${text}${text.replace('r1', 'r2').replace('accountant', 'x')}`),
    /The file role differs from the one listed/,
  ],
  'with a changed stored file': [() => withEntry(content, () => 'Receipt'), /is not what its name says/],
  'without a stored file': [
    async () => {
      const entries = await entriesOf(good)
      entries.delete(content)
      return packed(entries)
    },
    /The file content.* differs/,
  ],
  'with a name that leads out of the folder': [
    () => renamed(content, 'content/../../../evil'),
    /holds something foreign/,
  ],
  'with an absolute name': [() => renamed(content, '/tmp/evil'), /holds something foreign/],
  'of a newer version': [
    () => inCover(({ migrations }) => migrations.push({ name: '9999_later.sql', checksum: 'x' })),
    /written by a newer version of Signet \("9999_later.sql" is unknown here\)/,
  ],
  'of another edition': [
    () => inCover((cover) => cover.migrations.splice(0, 1, { name: '0001_organization.sql', checksum: 'x' })),
    /written by another edition of Signet/,
  ],
  'with a table that is not of a form': [
    () => inCover(({ tables }) => tables.push({ ...tables[0], name: 'evil' } as Shape)),
    /a table that is not one of a form: evil/,
  ],
  'with SQL as the type of a column': [
    () =>
      inCover((cover) => {
        for (const column of trip(cover)?.columns ?? []) column.type = 'text); drop schema t_other; --'
      }),
    /not one of a form/,
  ],
  'with SQL in an index': [
    () =>
      inCover((cover) => {
        for (const index of trip(cover)?.indexes ?? []) index.text += '; drop schema t_other cascade'
      }),
    /does not fit this version of Signet: (syntax error|cannot insert multiple commands)/,
  ],
  'with SQL in the shape of a form': [
    () =>
      forged(
        'form_version',
        `v1\tf1\t1\t{}\t[{"name": "form_x", "columns": [{"name": "a", "type": "text; drop schema t_other"}]}]\tp1\t2026-01-31 08:00:00+00\n`,
      ),
    /a column of an unknown type/,
  ],
  'with rows that refer to nothing': [
    () => forged('role_member', 'r1\tnobody\n'),
    /does not fit this version of Signet: .*violates foreign key/,
  ],
  'with a code that is no code': [
    () => inCover(({ tenant }) => Object.assign(tenant, { code: 'a"; drop schema t_other; --' })),
    /Not a code of a tenant/,
  ],
  'with a name that writes on the screen': [
    () => inCover(({ tenant }) => Object.assign(tenant, { name: '\u001b[2J' })),
    /is not a complete file of a tenant/,
  ],
}

test.each(Object.keys(broken))('a file %s is refused in a sentence and leaves nothing', async (kind) => {
  const [make, sentence] = broken[kind] ?? [() => good, /never/]
  await expect(importing(await make())).rejects.toThrow(sentence)
  expect(await whatIsThere()).toEqual(nothing)
})

test('a backup of the whole installation is not taken for a tenant', async () => {
  await backup({
    url: source.url,
    filesDir: join(folder, 'files'),
    target: join(folder, 'all.tar.gz'),
    product: '6.0.8',
    madeAt: at,
  })
  await expect(importing(await readFile(join(folder, 'all.tar.gz')))).rejects.toThrow(/use npm run restore/)
})

test('rows, indexes and files of a form come back, once for each code', async () => {
  expect(await importing(good)).toMatch(/^Imported demo \(云杉\): \d+ tables with \d+ rows and 1 files/)
  expect(await readFile(join(folder, 'arrived/demo', content), 'utf8')).toBe(receipt)
  const form = async (db: TestDb) => [
    await sql`select * from t_demo.form_trip`.execute(db.platform),
    await sql`select indexdef from pg_indexes where schemaname = 't_demo' order by 1`.execute(db.platform),
    await sql`select conrelid::regclass::text as on, pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = 't_demo'::regnamespace order by 1, 2`.execute(db.platform),
    await sql`select count(*) from pg_trigger where tgenabled = 'O'
      and tgrelid::regclass::text like 't_demo.%'`.execute(db.platform),
  ]
  expect(JSON.stringify(await form(target))).toBe(JSON.stringify(await form(source)))

  await expect(importing(good)).rejects.toThrow(
    'There is already a tenant demo: choose another code with --code.',
  )
})

test('a dry run checks everything and keeps nothing', async () => {
  expect(await importing(good, '--dry-run')).toMatch(/^demo \(云杉\) can be imported/)
  expect(await whatIsThere()).toEqual(nothing)
})

test('a file of an older version is brought up to this one', async () => {
  const migrations = join(folder, 'migrations')
  await cp(join(productRoot, 'packages/db/migrations'), migrations, { recursive: true })
  const names = (await readdir(join(migrations, 'tenant'))).sort()
  for (const name of names.slice(-5)) await rm(join(migrations, 'tenant', name))
  await migrateTenant(source, 'older', migrations)
  await source.platform.insertInto('tenant').values({ code: 'older', name: '旧', createdAt: at }).execute()
  await run(source.url, 'files', 'export', 'older', 'older.tar.gz')

  await importing(await readFile(join(folder, 'older.tar.gz')), '--code', 'demo')
  const { rows } = await sql`select name from t_demo.migration order by 1`.execute(target.platform)
  expect(rows.map((row) => (row as { name: string }).name)).toEqual(names)
})

test('a killed import leaves its code free, and the next one cleans up', async () => {
  await writeFile(join(folder, 'given.tar.gz'), good)
  const other = await connect(target.url)
  await other.query('begin')
  await other.query(`insert into platform.tenant (code, name, created_at) values ('demo', 'x', now())`)
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(
    join(productRoot, 'node_modules/.bin/node'),
    [join(import.meta.dirname, '../tenants-main.ts'), 'import', join(folder, 'given.tar.gz')],
    { env: { ...environment, DATABASE_URL: target.url, DATA_DIR: join(folder, 'killed') } },
  )
  const waits = () =>
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      target.platform,
    )
  await expect.poll(async () => (await waits()).rows.length, { timeout: 60_000 }).toBe(1)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  await other.query('rollback')
  await other.end()
  expect(existsSync(join(folder, 'killed/files/demo', content))).toBe(true)

  const again = () => run(target.url, 'killed/files', 'import', 'given.tar.gz', '--code', 'second')
  await expect.poll(() => again().catch(() => ''), { timeout: 60_000 }).toMatch(/^Imported second/)
  expect((await whatIsThere()).rows).toEqual([{ left: 't_second' }, { left: 'second' }])
  expect(await readdir(join(folder, 'killed/files'))).toEqual(['second'])
  await sql`drop schema t_second cascade`.execute(target.platform)
})

test('of two imports at once the second is refused in a sentence', async () => {
  await writeFile(join(folder, 'given.tar.gz'), good)
  const ends = await Promise.allSettled(
    ['one', 'two'].map((code) => run(target.url, 'arrived', 'import', 'given.tar.gz', '--code', code)),
  )
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.message] : []))
  expect(refused).toEqual(['Another tenant is being created right now. Try again when that is done.'])
  await sql`drop schema if exists t_one, t_two cascade`.execute(target.platform)
})
