import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Db, openDb, type Tx } from './open-db.ts'
import { openTestDb, type TestDb } from './testing/index.ts'

let testDb: TestDb
let db: Db
beforeAll(async () => {
  testDb = await openTestDb()
  db = openDb(testDb.url, { max: 1 })
  // The one connection learns `begin` here; from now on it travels with the first query.
  await inTransaction(codes)
})
afterAll(async () => {
  await db.close()
  await testDb.close()
})
beforeEach(() => db.tenant('demo').deleteFrom('dictionary').execute())

function inTransaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.tenant('demo').transaction().execute(run)
}
function add(tx: Tx, code: string) {
  return tx.insertInto('dictionary').values({ id: code, name: code, code }).execute()
}
async function codes(tx: Pick<Tx, 'selectFrom'>): Promise<string[]> {
  return (await tx.selectFrom('dictionary').select('code').orderBy('code').execute()).map(({ code }) => code)
}

test('what the first query of a transaction wrote goes with the transaction', async () => {
  const broken = inTransaction(async (tx) => {
    await add(tx, 'first')
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await codes(db.tenant('demo'))).toEqual([])

  await inTransaction(async (tx) => {
    await add(tx, 'first')
    await add(tx, 'second')
    expect(await codes(tx)).toEqual(['first', 'second'])
  })
  expect(await codes(db.tenant('demo'))).toEqual(['first', 'second'])
})

test('a first query that fails fails alone: the connection goes on', async () => {
  await expect(inTransaction((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
  await expect(inTransaction((tx) => sql`select ${'x'}::integer`.execute(tx))).rejects.toThrow(
    'invalid input',
  )

  expect(await inTransaction(codes)).toEqual([])
})

test('a transaction in which nothing happens leaves no transaction behind', async () => {
  await inTransaction(async () => undefined)
  await expect(inTransaction(() => Promise.reject(new Error('nothing')))).rejects.toThrow('nothing')
  await add(db.tenant('demo') as Tx, 'outside')

  const { rows } = await sql<{ isOpen: boolean }>`
    select now() <> statement_timestamp() as is_open`.execute(db.platform)
  expect(rows).toEqual([{ isOpen: false }])
  expect(await codes(testDb.tenant('demo'))).toEqual(['outside'])
})
