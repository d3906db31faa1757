import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, whileFactsWait } from '../../../../test/index.ts'
import { breakStatements, countSent, mendStatements } from '../../../../test/statement-faults.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes))).flowId
  breakStatements()
})
afterAll(async () => {
  mendStatements()
  await office.close()
})

/** Exact figures, so that one more statement or row is a decision and not an accident. */
test('an approval that leads to the next step sends few statements and writes few rows and index entries', async () => {
  const { approvals } = await office.as('li')
  const agree = async (key: string) => {
    const caseId = await launchAs(office, 'employee', flowId)
    await office.settle()
    // The organization in memory is trusted for a second, which may end on a busy machine while the approval runs.
    await office.app.server.directories.of('demo')
    return whileFactsWait(office, async () => ({
      sent: await countSent(() => approvals.agree({ taskId: `${caseId}-1` }, { key })),
      rows: await rowsWrittenWith(caseId),
      entries: await entriesWrittenWith(caseId),
    }))
  }
  await agree('warm')
  const { sent, rows, entries } = await agree('counted')

  expect(sent.statements).toBeLessThanOrEqual(6)
  expect(sent.flights).toBe(2)
  expect(rows).toEqual({ flow_case: 1, flow_event: 1, flow_task: 2, idempotency: 1, outbox: 1 })
  expect(entries).toEqual({ flow_event: 1, flow_task: 4, idempotency: 1, outbox: 1 })
})

test('an approval changes nothing of a case that an index holds, so that its row stays on its page', async () => {
  const { approvals } = await office.as('li')
  const caseId = await launchAs(office, 'employee', flowId)
  const read = () =>
    office.db
      .tenant('demo')
      .selectFrom('flowCase')
      .where('id', '=', caseId)
      .selectAll()
      .executeTakeFirstOrThrow()
  const before = await read()
  await approvals.agree({ taskId: `${caseId}-1` })
  const after = await read()

  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, Object(before)[name]))
  const { rows: indexed } = await sql<{ name: string }>`
    select distinct column_of.attname as name from pg_index as index
    join pg_depend as needs on needs.objid = index.indexrelid and needs.refobjid = index.indrelid
    join pg_attribute as column_of on column_of.attrelid = needs.refobjid and column_of.attnum = needs.refobjsubid
    where index.indrelid = 't_demo.flow_case'::regclass`.execute(office.db.platform)
  const names = changed.map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  expect(names).toContain('state')
  expect(indexed.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([])
})

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Counts the rows that the last transaction of a case inserted or changed, by tenant table. */
async function rowsWrittenWith(caseId: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 't_demo' order by 1`.execute(
    office.db.platform,
  )
  return countWritten(
    caseId,
    tables.map(({ name }) => ({ name, only: 'true' })),
  )
}

/** Counts the index entries of these rows; the case is left out, because its row stays on its page. */
async function entriesWrittenWith(caseId: string): Promise<Record<string, number>> {
  const { rows: indexes } = await sql<{ name: string; only: string }>`
    select stored.relname as name, coalesce(pg_get_expr(index.indpred, index.indrelid), 'true') as only
    from pg_index as index
    join pg_class as stored on stored.oid = index.indrelid
    join pg_class as own on own.oid = index.indexrelid
    join pg_am as method on method.oid = own.relam and method.amname <> 'brin'
    where stored.relnamespace = 't_demo'::regnamespace and stored.relname <> 'flow_case'`.execute(
    office.db.platform,
  )
  return countWritten(caseId, indexes)
}

type Written = Readonly<{ name: string; only: string }>

async function countWritten(caseId: string, tables: readonly Written[]): Promise<Record<string, number>> {
  const { platform } = office.db
  const { rows: last } = await sql<{ xid: string }>`
    select xmin::text as xid from t_demo.flow_event where case_id = ${caseId} order by sequence desc limit 1`.execute(
    platform,
  )
  const counts: Record<string, number> = {}
  for (const { name, only } of tables) {
    const { rows } = await sql<{ written: number }>`
      select count(*)::int as written from ${sql.id('t_demo', name)}
      where xmin::text = ${last[0]?.xid ?? ''} and ${sql.raw(only)}`.execute(platform)
    if (rows[0]?.written) counts[name] = (counts[name] ?? 0) + rows[0].written
  }
  return counts
}
