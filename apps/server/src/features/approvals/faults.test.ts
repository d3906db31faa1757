import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../test/index.ts'
import { compareReadTables } from './index.ts'

/**
 * Counts the statements of one request down, and lets PostgreSQL refuse the one at which it is over. What follows the
 * commit is no longer the request's.
 */
const countdown = new AsyncLocalStorage<{ left: number; isCommitted: boolean }>()
const { query } = pg.Client.prototype
const broken: typeof query = function (this: pg.Client, ...given: unknown[]) {
  const count = countdown.getStore()
  if (!count || count.isCommitted) return Reflect.apply(query, this, given)

  count.left -= 1
  count.isCommitted = count.left > 0 && given[0] === 'commit'
  const sent = count.left === 0 ? ['select 1 / 0', [], ...given.slice(2)] : given
  return Reflect.apply(query, this, sent)
}

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { fields: { note: 'write', lines: 'write' } })
  const nodes = [start(), review, approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes))).flowId
  pg.Client.prototype.query = broken
})
afterAll(async () => {
  pg.Client.prototype.query = query
  await office.close()
})

/** Everything that a transition may write, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'flow_case',
    'flow_event',
    'flow_task',
    'flow_copy',
    'flow_comment',
    'idempotency',
    'file_link',
    ...(await formTables()),
  ]
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ all: string | null }>`
        select string_agg(one::text, ';' order by one::text) as all from ${sql.id('t_demo', table)} one`.execute(
        office.db.platform,
      )
      return rows[0]?.all
    }),
  )
  return texts.join('\n')
}

async function formTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 't_demo' and tablename like 'form\\_expense%' order by 1`.execute(
    office.db.platform,
  )
  return rows.map(({ name }) => name)
}

/** Fails at the first statement, then at the second …, until none is left to fail. Answers how many there were. */
async function failAtEvery(run: () => Promise<unknown>): Promise<number> {
  for (let n = 1; ; n += 1) {
    const before = await everything()
    const count = { left: n, isCommitted: false }
    const outcome = await countdown.run(count, () =>
      run().then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    )
    if (count.isCommitted) {
      expect(outcome).toBe('done')
      return n - 1
    }
    expect(outcome).toBe('server.failed')
    expect(await everything()).toBe(before)
  }
}

const lines = [{ id: 'a', item: '车', price: '1.10' }]

test('launching leaves nothing when any of its statements fails', async () => {
  const { approvals } = await office.as('employee')
  const statements = await failAtEvery(() =>
    approvals.launch({ flowId, values: { ...claim, lines } }, { key: 'fault-launch' }),
  )

  expect(statements).toBeGreaterThan(4)
})

test('agreeing, returning, transferring and taking back leave nothing when any of their statements fails', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const [li, zhao, finance] = [await office.as('li'), await office.as('zhao'), await office.as('finance')]
  const { zhao: toUserId } = office.company.people
  await failAtEvery(() =>
    li.approvals.transfer({ taskId: `${caseId}-1`, toUserId }, { key: 'fault-transfer' }),
  )
  const agreeing = await failAtEvery(() =>
    zhao.approvals.agree(
      { taskId: `${caseId}-2`, opinion: '好', values: { note: '行', lines } },
      { key: 'fault-agree' },
    ),
  )
  expect(agreeing).toBeGreaterThan(5)
  await failAtEvery(() => zhao.approvals.takeBack({ taskId: `${caseId}-2` }, { key: 'fault-back' }))
  await failAtEvery(() => zhao.approvals.agree({ taskId: `${caseId}-2` }, { key: 'fault-again' }))
  await failAtEvery(() =>
    finance.approvals.return(
      { taskId: `${caseId}-4`, to: 'start', opinion: '重填' },
      { key: 'fault-return' },
    ),
  )

  const { approvals } = await office.as('employee')
  await failAtEvery(() =>
    approvals.launchAgain({ caseId, values: { amount: '2' } }, { key: 'fault-relaunch' }),
  )
  await failAtEvery(() => approvals.comment({ caseId, text: '请看' }, { key: 'fault-comment' }))
  await failAtEvery(() => approvals.recall({ caseId }, { key: 'fault-recall' }))
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
})

test('an approval costs at most eight statements, its transaction included', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('li')
  await approvals.counts()
  const count = { left: Number.MAX_SAFE_INTEGER, isCommitted: false }
  await countdown.run(count, () => approvals.agree({ taskId: `${caseId}-1` }, { key: 'count' }))

  expect(Number.MAX_SAFE_INTEGER - count.left).toBeLessThanOrEqual(8)
})
