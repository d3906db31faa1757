import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { breakStatements, countStatements, mendStatements } from '../../../../test/statement-faults.ts'
import { takeTurn } from '../../../clock/outbox/outbox-store.ts'

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
test('an approval that leads to the next step sends few statements and writes few rows', async () => {
  const { approvals } = await office.as('li')
  const agree = async (key: string) => {
    const caseId = await launchAs(office, 'employee', flowId)
    await office.settle()
    return whileFactsWait(async () => ({
      statements: await countStatements(() => approvals.agree({ taskId: `${caseId}-1` }, { key })),
      rows: await rowsWrittenWith(caseId),
    }))
  }
  await agree('warm')
  const { statements, rows } = await agree('counted')

  expect(statements).toBeLessThanOrEqual(6)
  expect(rows).toEqual({ flow_case: 1, flow_event: 4, flow_task: 2, idempotency: 1, outbox: 2 })
})

/** Holds the turn of delivery, so that the facts of a transaction are still there when they are counted. */
function whileFactsWait<Result>(work: () => Promise<Result>): Promise<Result> {
  return office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      expect(await takeTurn(tx, 'demo')).toBe(true)
      return work()
    })
}

/** Counts the rows that the last transaction of a case inserted or changed, by tenant table. */
async function rowsWrittenWith(caseId: string): Promise<Record<string, number>> {
  const { platform } = office.db
  const { rows: last } = await sql<{ xid: string }>`
    select xmin::text as xid from t_demo.flow_event where case_id = ${caseId} order by sequence desc limit 1`.execute(
    platform,
  )
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 't_demo' order by 1`.execute(platform)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ written: number }>`
      select count(*)::int as written from ${sql.id('t_demo', name)} where xmin::text = ${last[0]?.xid ?? ''}`.execute(
      platform,
    )
    if (rows[0]?.written) counts[name] = rows[0].written
  }
  return counts
}
