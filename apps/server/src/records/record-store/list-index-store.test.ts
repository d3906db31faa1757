import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../test/company-models.ts'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('the planner has statistics for a choice while the list filters by it', async () => {
  const { modelId, key } = await publishModel(office)
  const { rows: places } = await sql<{ schema: string }>`select schemaname as schema from pg_tables
    where tablename = ${`form_${key}`}`.execute(office.db.platform)
  const table = sql.id(places[0]?.schema ?? '', `form_${key}`)
  await sql`insert into ${table} (id, _created_at, _changed_at, f_title, f_kind)
    select n, now(), now(), 'Contract', 'sale' from generate_series(1, 2000) n`.execute(office.db.platform)

  const expected = async () => {
    await sql`analyze ${table}`.execute(office.db.platform)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from ${table}
      where _deleted_at is null and left(f_kind, 200) = 'sale'`.execute(office.db.platform)
    return Number(/rows=(\d+)/.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1])
  }
  expect(await expected()).toBe(2000)

  const { listDesign } = await office.as('admin')
  await listDesign.save({ id: modelId, definition: { version: 1, columns: [{ field: 'amount' }] } })
  await listDesign.publish({ id: modelId, reason: '测试' })
  expect(await expected()).toBeLessThan(200)
})
