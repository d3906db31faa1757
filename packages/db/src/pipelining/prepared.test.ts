import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../handles.ts'
import { openTestDb, type TestDb } from '../testing/index.ts'
import { prepared, preparedPostRows, preparedWrite } from './prepared.ts'

let db: TestDb
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

const add = preparedWrite((tx, { id, name, code }: { id: string; name: string; code: string }) =>
  tx.insertInto('dictionary').values({ id, name, code }).returning('id'),
)
const find = prepared((tx, { code }: { code: string }) =>
  tx.selectFrom('dictionary').where('code', '=', code).select(['id', 'name']),
)

test('a statement that was built for one tenant never speaks to another', async () => {
  const inTenant = <Result>(tenant: string, run: (tx: Tx) => Promise<Result>) =>
    db.tenant(tenant).transaction().execute(run)
  await inTenant('demo', (tx) => add(tx, { id: '1', name: 'Ours', code: 'colours' }))

  expect(await inTenant('demo', (tx) => find(tx, { code: 'colours' }))).toEqual([{ id: '1', name: 'Ours' }])
  expect(await inTenant('other', (tx) => find(tx, { code: 'colours' }))).toEqual([])
})

test('rows are written however many there are, and values stay with their row', async () => {
  type Entries = { entries: readonly { id: string; name: string; code: string }[] }
  const addAll = preparedPostRows((tx, { mark }: { mark: string }, { entries }: Entries) =>
    tx
      .with('added', (into) =>
        into
          .insertInto('dictionary')
          .values([...entries])
          .returning('id'),
      )
      .updateTable('dictionary')
      .set({ name: mark })
      .where('id', '=', mark),
  )
  const entry = (id: string) => ({ id, name: `name of ${id}`, code: `rows.${id}` })
  const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
  const wanted = [...ids('two', 2), ...ids('other', 2), ...ids('many', 40)]

  await db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await addAll(tx, { mark: 'none' }, { entries: ids('two', 2).map(entry) })
      await addAll(tx, { mark: 'two1' }, { entries: ids('other', 2).map(entry) })
      await addAll(tx, { mark: 'none' }, { entries: ids('many', 40).map(entry) })
    })

  const rows = await db
    .tenant('demo')
    .selectFrom('dictionary')
    .where('code', 'like', 'rows.%')
    .select(['id', 'name', 'code'])
    .execute()
  const expected = wanted.map((id) => (id === 'two1' ? { ...entry(id), name: 'two1' } : entry(id)))
  expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
})

test('values are bound, whatever they look like', async () => {
  const name = `'; drop table dictionary; -- ${'\u2028'} $1`
  const rows = await db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await add(tx, { id: '2', name, code: 'odd' })
      return find(tx, { code: 'odd' })
    })

  expect(rows).toEqual([{ id: '2', name }])
})

test('a statement goes on after its table got another column, and after a fault in between', async () => {
  const tenant = db.tenant('demo')
  for (let turn = 0; turn < 8; turn += 1)
    await tenant.transaction().execute((tx) => find(tx, { code: 'odd' }))
  const twice = tenant.transaction().execute((tx) => add(tx, { id: '2', name: 'Again', code: 'odd' }))
  await expect(twice).rejects.toThrow(/duplicate key/)
  await sql`alter table t_demo.dictionary add column shade text`.execute(tenant)

  const found = await tenant.transaction().execute((tx) => find(tx, { code: 'odd' }))

  expect(found).toMatchObject([{ id: '2' }])
  expect(await keptNames()).toContain(true)
})

/** Whether connections of tenants have named statements. */
async function keptNames(): Promise<boolean[]> {
  const { rows } = await sql<{ isKept: boolean }>`
    select count(*) > 0 as is_kept from pg_prepared_statements where name like 'kept\\_%'`.execute(
    db.tenant('demo'),
  )
  return rows.map(({ isKept }) => isKept)
}

test('what only reads cannot be built with a statement that writes', () => {
  // @ts-expect-error: a handle for reading has no `insertInto`.
  expect(() => prepared((reader) => reader.insertInto('dictionary').returning('id'))).not.toThrow()
})
