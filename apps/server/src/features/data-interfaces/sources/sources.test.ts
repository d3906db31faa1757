import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DatabaseDoor,
  databaseDoor,
  type Office,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'
import { openSecrets } from '../../../outside/secrets/index.ts'
import { connectionOf } from './connection-of.ts'

let office: Office
let door: DatabaseDoor
let sourceId: string
const secretKey = new Uint8Array(32).fill(9)
const databaseUrls: Record<string, string> = {}

beforeAll(async () => {
  const innerHosts: string[] = []
  office = await openOffice({ secretKey, outside: { innerHosts, databaseUrls } })
  door = await databaseDoor(office.db.url)
  innerHosts.push(`${door.host}:${door.port}`)
  databaseUrls['DEMO__ERP'] = `postgresql://${door.user}@${door.host}:${door.port}/${door.database}`
  await sql`create schema erp`.execute(office.db.platform)
  await sql`create table erp.goods (id int primary key, name text, price numeric, big numeric, sold date)`.execute(
    office.db.platform,
  )
  await sql`insert into erp.goods select n, 'goods ' || n, n * 1.25, 12345678901234567890, date '2026-01-01' + n
    from generate_series(1, 3000) n`.execute(office.db.platform)
  const { dataInterfaces } = await office.as('admin')
  sourceId = (await dataInterfaces.createSource({ fullName: 'ERP', enCode: 'erp', origin: here() })).id
})
afterAll(async () => {
  await door.close()
  await office.close()
})

const here = () => ({
  kind: 'address' as const,
  host: door.host,
  port: door.port,
  database: door.database,
  user: door.user,
  encryption: 'off' as const,
})
type Parameters = readonly Readonly<{ name: string; type?: 'text' | 'number' }>[]
const tryOut = async (
  statement: string,
  values: Readonly<Record<string, string>> = {},
  parameters: Parameters = [],
) =>
  (await office.as('admin')).dataInterfaces.tryOut({
    source: { kind: 'sql', sourceId, statement },
    parameters: [...parameters],
    paramList: Object.entries(values).map(([field, defaultValue]) => ({ field, defaultValue })),
    seconds: 1,
  })
let made = 0
const create = async (statement: string, more: object = {}) => {
  made += 1
  const { dataInterfaces } = await office.as('admin')
  const settings = { fullName: '商品', enCode: `sql${made}`, audience: { kind: 'members' as const } }
  const source = { kind: 'sql' as const, sourceId, statement }
  return (await dataInterfaces.create({ ...settings, source, ...more })).id
}

test('rows keep the order of their columns and all digits of numbers', async () => {
  const { rows, total } = await tryOut('select id, name, price, big, sold from erp.goods order by id')

  expect(rows).toHaveLength(20)
  expect(total).toBe(3000)
  expect(Object.entries(rows[1] ?? {})).toEqual([
    ['id', 2],
    ['name', 'goods 2'],
    ['price', 2.5],
    ['big', '12345678901234567890'],
    ['sold', '2026-01-03'],
  ])
})

test('Li searches and pages the rows of a database, which counts and limits them', async () => {
  const id = await create('select * from erp.goods order by id;')
  const { rows, rowsByIds } = (await office.as('li')).dataInterfaces

  const page = await rows({ id, keyword: 'goods 29', columnOptions: 'name', currentPage: 2, pageSize: 50 })
  expect(page.pagination.total).toBe(111)
  expect(page.list.at(0)).toMatchObject({ id: 2939 })
  expect((await rowsByIds({ id, ids: ['7', 'x', '3'] })).map((row) => row['id'])).toEqual([7, undefined, 3])
  expect((await rows({ id, keyword: '%' })).pagination.total).toBe(0)
})

test('values are bound: what looks like SQL is a value', async () => {
  const hostile = "x' or '1'='1"
  const { rows } = await tryOut('select {word} as word, {word} || {word} as twice', { word: hostile }, [
    { name: 'word' },
  ])
  const found = await tryOut(
    'select id from erp.goods where name = {word} or id = {id}',
    { word: "'; drop table erp.goods; --", id: '5' },
    [{ name: 'word' }, { name: 'id', type: 'number' }],
  )

  expect(rows).toEqual([{ word: hostile, twice: hostile + hostile }])
  expect(found.rows).toEqual([{ id: 5 }])
})

test('an invented column name is quoted, not executed', async () => {
  const id = await create('select id, name from erp.goods')
  const { rows, rowsByIds } = (await office.as('li')).dataInterfaces
  const hostile = 'id" = 1 or 1=1; --'

  expect(await refusalOf(rows({ id, keyword: 'a', columnOptions: hostile }))).toBe(
    'dataInterfaces.statementFailed',
  )
  expect(await refusalOf(rowsByIds({ id, ids: ['1'], propsValue: hostile }))).toBe(
    'dataInterfaces.statementFailed',
  )
  expect((await tryOut('select 1 as one from erp.goods')).total).toBe(3000)
})

test.each([
  ['select 1; delete from erp.goods', 'dataInterfaces.statementSeveral'],
  ['delete from erp.goods', 'dataInterfaces.statementNotQuery'],
  [
    'with gone as (delete from erp.goods returning id) select * from gone',
    'dataInterfaces.statementNotQuery',
  ],
  ['select 1) as x, (select 2', 'dataInterfaces.statementFailed'],
  ["select set_config('transaction_read_only', 'off', false)", 'dataInterfaces.statementFailed'],
  ['select 1) as x; delete from erp.goods; select (1', 'dataInterfaces.statementSeveral'],
  ["select nextval('t_demo.outbox_id_seq')", 'dataInterfaces.statementNotQuery'],
  ['select * from erp.nothing', 'dataInterfaces.statementFailed'],
  ['select {nobody}', 'dataInterfaces.parameterUnknown'],
  ["select repeat('x', 3000000) as much", 'dataInterfaces.tooLarge'],
  ['select pg_sleep(30)', 'outside.timedOut'],
])('%s is refused', async (statement, code) => {
  expect(await refusalOf(tryOut(statement))).toBe(code)
  expect((await tryOut('select count(*)::int as count from erp.goods')).rows).toEqual([{ count: 3000 }])
})

test('nothing is ever committed, even where an older PostgreSQL accepts more statements', async () => {
  const left = async () => (await tryOut('select count(*)::int as count from pg_largeobject_metadata')).rows
  const before = await left()
  expect(['not refused', 'dataInterfaces.statementNotQuery']).toContain(
    await refusalOf(tryOut('select lo_create(0)')),
  )

  expect(await left()).toEqual(before)
})

test('only administrators see error messages of the database', async () => {
  const id = await create('select * from erp.hidden_table')
  const outcome = async (account: 'admin' | 'li') =>
    (await office.as(account)).dataInterfaces.preview({ id }).then(
      () => '',
      ({ message }: Error) => message,
    )

  expect(await outcome('admin')).toContain('hidden_table')
  expect(await outcome('li')).toBe('数据源没有接受这个查询')
})

test('a password is stored sealed, opened only for its own source, and never shown', async () => {
  const { dataInterfaces } = await office.as('admin')
  const password = 'correct horse'
  const { id } = await dataInterfaces.createSource({
    fullName: '库',
    enCode: 'sealed',
    origin: here(),
    password,
  })
  const row = await office.db
    .tenant('demo')
    .selectFrom('dataSource')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const reach = { outside: office.app.server.outside, secrets: office.app.server.secrets }
  const source = { id, origin: here(), sealedPassword: row.sealedPassword }

  expect(JSON.stringify(row)).not.toContain(password)
  expect(await dataInterfaces.openSource({ id })).toMatchObject({ hasPassword: true })
  expect(JSON.stringify(await dataInterfaces.openSource({ id }))).not.toContain(password)
  expect(await connectionOf(reach, 'demo', source)).toMatchObject({ password })
  await expect(connectionOf(reach, 'demo', { ...source, id: 'another' })).rejects.toMatchObject({
    code: 'secrets.unreadable',
  })
  const otherKey = openSecrets({ key: new Uint8Array(32), random: office.app.server.random })
  await expect(connectionOf({ ...reach, secrets: otherKey }, 'demo', source)).rejects.toMatchObject({
    code: 'secrets.unreadable',
  })
})

test('a password is never sent to another address than the one it was given for', async () => {
  const { dataInterfaces } = await office.as('admin')
  const { id } = await dataInterfaces.createSource({
    fullName: '库',
    enCode: 'moving',
    origin: here(),
    password: 'hush',
  })
  const moved = { ...here(), host: 'evil.example.com' }

  expect(await refusalOf(dataInterfaces.updateSource({ id, fullName: '库', origin: moved }))).toBe(
    'dataInterfaces.passwordAgain',
  )
  expect(await refusalOf(dataInterfaces.trySource({ id, origin: moved }))).toBe(
    'dataInterfaces.passwordAgain',
  )
  await dataInterfaces.updateSource({ id, fullName: '改名', origin: here() })
  expect(await dataInterfaces.openSource({ id })).toMatchObject({ fullName: '改名', hasPassword: true })
  await dataInterfaces.updateSource({ id, fullName: '改名', origin: here(), password: '' })
  expect(await dataInterfaces.openSource({ id })).toMatchObject({ hasPassword: false })
})

test('without an operator key no password can be stored', async () => {
  const plain = await openOffice()
  const { dataInterfaces } = await plain.as('admin')
  const source = { fullName: '库', enCode: 'db', origin: here() }

  expect(await refusalOf(dataInterfaces.createSource({ ...source, password: 'x' }))).toBe('secrets.noKey')
  await dataInterfaces.createSource(source)
  await plain.close()
})

test.each(['127.0.0.1', '10.0.0.5', '::1', 'localhost'])(
  'a database at %s is never contacted',
  async (host) => {
    const { trySource } = (await office.as('admin')).dataInterfaces

    expect(await refusalOf(trySource({ origin: { ...here(), host, port: 9 } }))).toBe('outside.innerAddress')
  },
)

test('a source is tried before it is saved', async () => {
  const { trySource } = (await office.as('admin')).dataInterfaces

  expect((await trySource({ origin: here() })).version).toMatch(/^\d+/)
  expect(await refusalOf(trySource({ origin: { ...here(), database: 'nothing' } }))).toBe(
    'dataInterfaces.sourceUnreachable',
  )
})

test('a database assigned to one tenant is visible to that tenant only', async () => {
  const origin = { kind: 'environment' as const, variable: 'ERP' }
  const { trySource } = (await office.as('admin')).dataInterfaces
  const other = (await office.other.as('admin')).dataInterfaces

  expect((await trySource({ origin })).version).toMatch(/^\d+/)
  expect(await refusalOf(other.trySource({ origin }))).toBe('dataInterfaces.sourceInvalid')
  expect(await refusalOf(trySource({ origin: { ...origin, variable: 'CRM' } }))).toBe(
    'dataInterfaces.sourceInvalid',
  )
})

test('a used source cannot be removed, codes are unique, and another tenant sees none', async () => {
  await create('select 1')
  const { dataInterfaces } = await office.as('admin')
  const other = (await office.other.as('admin')).dataInterfaces
  const twin = { fullName: 'ERP', enCode: 'erp', origin: here() }

  expect(await refusalOf(dataInterfaces.removeSource({ id: sourceId }))).toBe('dataInterfaces.sourceInUse')
  expect(await refusalOf(dataInterfaces.createSource(twin))).toBe('dataInterfaces.sourceCodeTaken')
  expect(await refusalOf(other.openSource({ id: sourceId }))).toBe('dataInterfaces.sourceNotFound')
  const source = { kind: 'sql' as const, sourceId, statement: 'select 1' }
  const settings = { fullName: '接口', enCode: 'theirs', source }
  expect(await refusalOf(other.create(settings))).toBe('dataInterfaces.sourceNotFound')
  expect(await refusalOf(other.tryOut({ source }))).toBe('dataInterfaces.sourceNotFound')

  const { id } = await dataInterfaces.createSource({ ...twin, enCode: 'unused' })
  await dataInterfaces.removeSource({ id })
  expect(await refusalOf(dataInterfaces.openSource({ id }))).toBe('dataInterfaces.sourceNotFound')
})
