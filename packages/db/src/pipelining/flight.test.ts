import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb, type TestDb } from '../testing/index.ts'
import { type Answer, Flight, type Statement } from './flight.ts'

let testDb: TestDb
let client: pg.Client
const heard: string[] = []
beforeAll(async () => {
  testDb = await openTestDb()
  client = new pg.Client({ connectionString: testDb.url })
  await client.connect()
  const { connection } = client as unknown as { connection: pg.Connection }
  for (const message of ['parseComplete', 'rowDescription', 'readyForQuery', 'errorMessage'])
    connection.on(message, () => heard.push(message))
})
afterAll(async () => {
  await client.end()
  await testDb.close()
})

const kept = new Map()

async function fly(...statements: readonly Statement[]): Promise<readonly Answer[]> {
  heard.length = 0
  const reading = { kept, parserOf: (type: number) => client.getTypeParser(type, 'text') }
  return client.query(new Flight(statements, reading)).answers
}
function statement(text: string, { name, values = [] }: Partial<Statement> = {}): Statement {
  return { name, text, values }
}

test('statements of a flight have one answer each, and PostgreSQL speaks once', async () => {
  const answers = await fly(
    statement('begin'),
    statement('create temporary table thing (id int, label text)'),
    statement('insert into thing values ($1, $2), (2, null)', { values: [1, 'one'] }),
    statement('select label, id from thing order by id'),
    statement('delete from thing where id > $1', { values: [1] }),
    statement('commit'),
  )

  expect(answers).toEqual([
    { command: 'BEGIN', rowCount: null, rows: [] },
    { command: 'CREATE', rowCount: null, rows: [] },
    { command: 'INSERT', rowCount: 2, rows: [] },
    {
      command: 'SELECT',
      rowCount: 2,
      rows: [
        { label: 'one', id: 1 },
        { label: null, id: 2 },
      ],
    },
    { command: 'DELETE', rowCount: 1, rows: [] },
    { command: 'COMMIT', rowCount: null, rows: [] },
  ])
  expect(heard.filter((message) => message === 'readyForQuery')).toHaveLength(1)
})

test('a kept plan is parsed once, also twice in one flight, and its columns are asked for until they are known', async () => {
  const double = (value: number) =>
    statement('select $1::int * 2 as double', { name: 'double', values: [value] })
  const first = await fly(double(1), double(2))
  expect(first.map(({ rows }) => rows)).toEqual([[{ double: 2 }], [{ double: 4 }]])
  expect(heard.filter((message) => message === 'parseComplete')).toHaveLength(1)

  const [again] = await fly(double(3))
  expect(again?.rows).toEqual([{ double: 6 }])
  expect(heard).toEqual(['readyForQuery'])
})

test('a statement that fails makes PostgreSQL skip the rest, and a plan behind it is parsed when it is next sent', async () => {
  const later = statement('select 7 as seven', { name: 'later' })
  const broken = statement('select 1 / $1::int', { name: 'broken', values: [0] })
  await expect(fly(statement('select 1'), broken, later)).rejects.toThrow('division by zero')
  expect(heard.filter((message) => message === 'errorMessage')).toHaveLength(1)

  const answers = await fly({ ...broken, values: [1] }, later)
  expect(answers.map(({ rows }) => rows)).toEqual([[{ '?column?': 1 }], [{ seven: 7 }]])
})

test('a value that cannot be sent fails the whole flight before anything leaves', async () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const insert = statement('create table never (id int)')
  await expect(fly(insert, statement('select $1::json', { values: [circle] }))).rejects.toThrow('circular')

  const [answer] = await fly(statement("select to_regclass('never') as found"))
  expect(answer?.rows).toEqual([{ found: null }])
})

test('a value that cannot be read fails the flight, and the connection goes on', async () => {
  const parserOf = () => () => {
    throw new Error('unreadable')
  }
  const flight = new Flight([statement('select 1'), statement('select 2')], { kept: new Map(), parserOf })
  await expect(client.query(flight).answers).rejects.toThrow('unreadable')

  const [answer] = await fly(statement('select 3 as three'))
  expect(answer?.rows).toEqual([{ three: 3 }])
})
