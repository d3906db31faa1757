import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../handles.ts'
import { type Db, openDb } from '../open-db.ts'
import { faultAt, openTestDb, type TestDb, watchFlights } from '../testing/index.ts'
import { preparedPost, preparedRead, type Statements } from './index.ts'

const ways = ['pipelined', 'plain'] as const satisfies readonly Statements[]

let testDb: TestDb
let dbs: Readonly<Record<Statements, Db>>
beforeAll(async () => {
  testDb = await openTestDb()
  dbs = {
    pipelined: openDb(testDb.url, { max: 1 }),
    plain: openDb(testDb.url, { max: 1, statements: 'plain' }),
  }
})
afterAll(async () => {
  for (const way of ways) await dbs[way].close()
  await testDb.close()
})
beforeEach(() => testDb.tenant('demo').deleteFrom('dictionary').execute())

const row = (code: string) => ({ id: code, name: code, code })
const post = preparedPost((tx, { code }: { code: string }) => tx.insertInto('dictionary').values(row(code)))
const rename = preparedPost((tx, { code, name }: { code: string; name: string }) =>
  tx.updateTable('dictionary').set({ name }).where('code', '=', code),
)
const ask = preparedRead((tx, { code }: { code: string }) =>
  tx.selectFrom('dictionary').where('code', '=', code).select('name'),
)

function inTransaction<Result>(way: Statements, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return dbs[way].tenant('demo').transaction().execute(run)
}
async function stored(): Promise<string[]> {
  const rows = await testDb.tenant('demo').selectFrom('dictionary').select(['code', 'name']).execute()
  return rows.map(({ code, name }) => `${code}=${name}`).sort()
}

describe.each(ways)('%s statements', (way) => {
  test('arrive in the order in which they were sent, whether anybody waits for them or not', async () => {
    await inTransaction(way, async (tx) => {
      await post(tx, { code: 'first' })
      await rename(tx, { code: 'first', name: 'one' })
      const before = await ask(tx, { code: 'first' })
      await rename(tx, { code: 'first', name: 'two' })
      await tx.insertInto('dictionary').values(row('second')).execute()
      await rename(tx, { code: 'second', name: 'three' })
      expect(await before()).toEqual([{ name: 'one' }])
    })

    expect(await stored()).toEqual(['first=two', 'second=three'])
  })

  test('one that fails in the middle undoes all before and after it, and the connection goes on', async () => {
    const broken = inTransaction(way, async (tx) => {
      await post(tx, { code: 'first' })
      await post(tx, { code: 'first' })
      await post(tx, { code: 'second' })
      await ask(tx, { code: 'second' })
    })
    await expect(broken).rejects.toThrow('duplicate key')
    expect(await stored()).toEqual([])

    await inTransaction(way, (tx) => post(tx, { code: 'first' }))
    expect(await stored()).toEqual(['first=first'])
  })

  test('a rollback leaves nothing of what was sent ahead, and no answer for the next transaction', async () => {
    const changed = inTransaction(way, async (tx) => {
      await post(tx, { code: 'first' })
      await ask(tx, { code: 'first' })
      throw new Error('changed my mind')
    })
    await expect(changed).rejects.toThrow('changed my mind')
    expect(await stored()).toEqual([])

    expect(await inTransaction(way, async (tx) => (await ask(tx, { code: 'first' }))())).toEqual([])
  })

  test('after a savepoint is rolled back, what was sent before and after it stays', async () => {
    await inTransaction(way, async (tx) => {
      await post(tx, { code: 'first' })
      await sql`savepoint one`.execute(tx)
      const inside = async () => {
        await post(tx, { code: 'first' })
        await sql`release savepoint one`.execute(tx)
      }
      await expect(inside()).rejects.toThrow('duplicate key')
      await sql`rollback to savepoint one`.execute(tx)
      await post(tx, { code: 'second' })
    })

    expect(await stored()).toEqual(['first=first', 'second=second'])
  })

  test('a transaction of its own isolation ends like any other', async () => {
    const isolated = (run: (tx: Tx) => Promise<unknown>) =>
      dbs[way].tenant('demo').transaction().setIsolationLevel('repeatable read').execute(run)
    await expect(isolated((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
    await isolated((tx) => post(tx, { code: 'first' }))

    expect(await stored()).toEqual(['first=first'])
  })

  describe('on a connection that is lost', () => {
    let stop = () => {}
    afterEach(() => stop())

    test.each([1, 2, 3, 4, 5])(
      'before statement %i nothing is stored, and the next one works',
      async (last) => {
        stop = cutBefore(last)
        const lost = inTransaction(way, async (tx) => {
          await post(tx, { code: 'first' })
          await post(tx, { code: 'second' })
          await ask(tx, { code: 'first' })
        })
        await expect(lost).rejects.toThrow()
        stop()
        expect(await stored()).toEqual([])

        await inTransaction(way, (tx) => post(tx, { code: 'first' }))
        expect(await stored()).toEqual(['first=first'])
      },
    )

    /** Loses the connection when the n-th statement is to be sent; `begin` is the first. */
    function cutBefore(last: number): () => void {
      let sent = 0
      return watchFlights((statements) => {
        const place = last - 1 - sent
        sent += statements.length
        const isHere = place >= 0 && place < statements.length
        return isHere ? faultAt(statements, { place, end: 'cut' }) : { statements, isCut: false }
      })
    }
  })
})

const codes = fc.constantFrom('a', 'b', 'c')
const command = fc.oneof(
  fc.record({ does: fc.constant('post' as const), code: codes }),
  fc.record({ does: fc.constant('insert' as const), code: codes }),
  fc.record({ does: fc.constant('rename' as const), code: codes, name: fc.constantFrom('x', 'y') }),
  fc.record({ does: fc.constant('ask' as const), code: codes }),
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

test('any transaction ends the same in both ways: the same rows, the same answers, the same refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 8 }), async (commands) => {
      expect(await outcome('pipelined', commands)).toEqual(await outcome('plain', commands))
    }),
    { numRuns: 60 },
  )
})

async function outcome(way: Statements, commands: readonly Command[]) {
  await testDb.tenant('demo').deleteFrom('dictionary').execute()
  const ended = await inTransaction(way, (tx) => runAll(tx, commands)).catch((error: Error) => error.message)
  return { ended, rows: await stored() }
}

async function runAll(tx: Tx, commands: readonly Command[]) {
  const answers: unknown[] = []
  for (const one of commands) {
    if (one.does === 'post') await post(tx, one)
    if (one.does === 'insert') await tx.insertInto('dictionary').values(row(one.code)).execute()
    if (one.does === 'rename') await rename(tx, one)
    if (one.does === 'ask') answers.push(await (await ask(tx, one))())
  }
  return answers
}
