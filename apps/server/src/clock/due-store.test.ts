import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../test/index.ts'
import { dueWorks } from '../features/background/due-works.ts'
import { dueTable, findDueWorks, waitingTable } from './due-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test.each(dueWorks.map((work) => [work.table, work] as const))(
  'what is asked every second of %s is the first entry of an index',
  async (table, work) => {
    const plan = await office.db.platform.transaction().execute(async (tx) => {
      // A small table is read whole; what counts is how a large one would be read.
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select ${work.dueFrom(sql.id('t_demo', table), sql`now()`)}`.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Limit[\s\S]*Index/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  },
)

test('each company is found with its own work, among any number of companies', async () => {
  const { platform } = office.db
  const works = [dueTable('bell', 'rings_at'), waitingTable('parcel')]
  for (const schema of ['t_idle', 't_busy']) {
    await sql`create schema ${sql.id(schema)}`.execute(platform)
    await sql`create table ${sql.id(schema, 'bell')} (rings_at timestamptz)`.execute(platform)
    await sql`create table ${sql.id(schema, 'parcel')} (next_attempt_at timestamptz, state text)`.execute(
      platform,
    )
  }
  await sql`insert into t_busy.bell values (null), ('2026-03-02 10:00Z'), ('2026-03-02 09:00Z')`.execute(
    platform,
  )
  await sql`insert into t_busy.parcel values ('2026-03-02 08:00Z', 'sent'), ('2026-03-02 09:30Z', 'waiting')`.execute(
    platform,
  )
  const idle = Array.from({ length: 24 }, (_, at) => [`idle${at}`, 't_idle'] as const)
  const schemas = new Map([...idle.slice(0, 13), ['busy', 't_busy'], ...idle.slice(13)])
  const look = (now: string) => findDueWorks(platform, { schemas, works, now })

  expect(await look('2026-03-02T08:59:59Z')).toEqual([])
  expect(await look('2026-03-02T09:00:00Z')).toEqual([{ tenant: 'busy', work: 0 }])
  expect(await look('2026-03-02T09:30:00Z')).toEqual([
    { tenant: 'busy', work: 0 },
    { tenant: 'busy', work: 1 },
  ])
})
