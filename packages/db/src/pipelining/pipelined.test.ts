import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '../handles.ts'
import { type Db, openDb } from '../open-db.ts'
import { faultAt, openTestDb, type TestDb, watchFlights } from '../testing/index.ts'
import { preparedPost, preparedRead } from './prepared.ts'

let testDb: TestDb
let db: Db
beforeAll(async () => {
  testDb = await openTestDb()
  db = openDb(testDb.url, { max: 1 })
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

const post = preparedPost((tx, { code }: { code: string }) =>
  tx.insertInto('dictionary').values({ id: code, name: code, code }),
)

const ask = preparedRead((tx, { code }: { code: string }) =>
  tx.selectFrom('dictionary').where('code', '=', code).select('id'),
)

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

test('begin and commit are parsed once per connection', async () => {
  await inTransaction((tx) => add(tx, 'first'))

  const parsed = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement in ('begin', 'commit') order by statement
  `.execute(db.tenant('demo'))
  expect(parsed.rows.map(({ statement }) => statement)).toEqual(['begin', 'commit'])
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

  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
    testDb.platform,
  )
  expect(rows).toEqual([])
  expect(await codes(testDb.tenant('demo'))).toEqual(['outside'])
})

test('what was posted is committed with its transaction, in order', async () => {
  await inTransaction(async (tx) => {
    await post(tx, { code: 'first' })
    await tx.updateTable('dictionary').set({ code: 'changed' }).where('id', '=', 'first').execute()
    await post(tx, { code: 'second' })
  })

  expect(await codes(db.tenant('demo'))).toEqual(['changed', 'second'])
})

test('what was posted and failed undoes the transaction, and says its own reason', async () => {
  const twice = inTransaction(async (tx) => {
    for (const code of ['first', 'first', 'second']) await post(tx, { code })
  })
  await expect(twice).rejects.toThrow('duplicate key')
  const noticed = inTransaction(async (tx) => {
    for (const code of ['first', 'first']) await post(tx, { code })
    await codes(tx)
  })
  await expect(noticed).rejects.toThrow('duplicate key')

  expect(await codes(db.tenant('demo'))).toEqual([])
})

test('a question is answered at its place in the order, with the next awaited statement or alone', async () => {
  await inTransaction(async (tx) => {
    const early = await ask(tx, { code: 'first' })
    await add(tx, 'first')
    expect(await early()).toEqual([])
    expect(await (await ask(tx, { code: 'first' }))()).toEqual([{ id: 'first' }])
  })
})

test('what was asked and rolled back answers nobody who asks later', async () => {
  await add(db.tenant('demo') as Tx, 'first')
  await inTransaction(async (tx) => {
    await sql`savepoint one`.execute(tx)
    await ask(tx, { code: 'first' })
    await expect(sql`select 1 / 0`.execute(tx)).rejects.toThrow('division by zero')
    await sql`rollback to savepoint one`.execute(tx)

    expect(await (await ask(tx, { code: 'second' }))()).toEqual([])
  })
})

test('a savepoint undoes what was posted in it, and the rest is committed', async () => {
  await inTransaction(async (tx) => {
    await post(tx, { code: 'first' })
    await sql`savepoint one`.execute(tx)
    await post(tx, { code: 'first' })
    await expect(sql`release savepoint one`.execute(tx)).rejects.toThrow('duplicate key')
    await sql`rollback to savepoint one`.execute(tx)
    await post(tx, { code: 'second' })
  })

  expect(await codes(db.tenant('demo'))).toEqual(['first', 'second'])
})

test('when a transaction cannot begin, its first statement is not done without one', async () => {
  const stop = watchFlights((statements) => {
    const place = statements.findIndex(({ text }) => text === 'begin')
    return place < 0 ? { statements, isCut: false } : faultAt(statements, { place, end: 'refused' })
  })
  try {
    await expect(inTransaction((tx) => add(tx, 'first'))).rejects.toThrow('division by zero')
    await expect(inTransaction((tx) => post(tx, { code: 'first' }))).rejects.toThrow('division by zero')
    await expect(inTransaction(codes)).rejects.toThrow('division by zero')
  } finally {
    stop()
  }

  expect(await codes(db.tenant('demo'))).toEqual([])
})
