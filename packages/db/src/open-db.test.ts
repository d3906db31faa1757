import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb, type TestDb } from './testing/index.ts'

let db: TestDb
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

test('two tenants do not see each other', async () => {
  await db
    .tenant('demo')
    .insertInto('migration')
    .values({ name: '9999_only_here.sql', checksum: '-' })
    .execute()

  const seen = await db
    .tenant('other')
    .selectFrom('migration')
    .select('name')
    .where('name', '=', '9999_only_here.sql')
    .execute()
  expect(seen).toEqual([])
})

test('a query that forgot its tenant fails', async () => {
  await expect(sql`select * from migration`.execute(db.platform)).rejects.toThrow(/does not exist/)
})

test('a transaction stays with its tenant', async () => {
  const { rows } = await db
    .tenant('other')
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('migration').values({ name: '9998_in_other.sql', checksum: '-' }).execute()
      return sql<{ name: string }>`select name from t_other.migration where checksum = '-'`.execute(tx)
    })
  expect(rows).toEqual([{ name: '9998_in_other.sql' }])
})

test('a text that is not a tenant code never becomes a schema', () => {
  for (const code of ['', 'Demo', 'a;drop', '9a', 'a"b', 'x'.repeat(32)])
    expect(() => db.tenant(code)).toThrow(/Not a tenant code/)
})

test('nothing of a value is lost or shifted on its way', async () => {
  const { rows } = await sql`select
    timestamptz '2026-01-31 08:00:00+08' as noon, timestamptz '2026-01-31 08:00:00.123456+00' as precise,
    date '2026-01-31' as day, 12345678901234567890.10::numeric as amount, 9007199254740993::bigint as big,
    array[timestamptz '2026-01-31 08:00:00.5+00', null] as times, '{"snake_key": [1]}'::jsonb as document`.execute(
    db.platform,
  )

  expect(rows).toEqual([
    {
      noon: '2026-01-31T00:00:00.000Z',
      precise: '2026-01-31T08:00:00.123456Z',
      day: '2026-01-31',
      amount: '12345678901234567890.10',
      big: '9007199254740993',
      times: ['2026-01-31T08:00:00.500Z', null],
      document: { snake_key: [1] },
    },
  ])
})

test('beside transactions that hold every connection there is still room to read, and to ask about sessions', async () => {
  const all = 10
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const held = Array.from({ length: all }, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const transaction = db
      .tenant('demo')
      .transaction()
      .execute(async (tx) => {
        await tx.selectFrom('migration').select('name').execute()
        resolve()
        await over
      })
    return { begun: promise, transaction }
  })
  await Promise.all(held.map(({ begun }) => begun))

  expect(await db.beside('demo').selectFrom('migration').select('name').limit(1).execute()).toHaveLength(1)
  expect(await db.platform.selectFrom('migration').select('name').limit(1).execute()).toHaveLength(1)
  end()
  await Promise.all(held.map(({ transaction }) => transaction))
})
