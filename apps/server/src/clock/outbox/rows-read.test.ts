import type { Tx } from '@signet/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'
import type { Round } from './carrier.ts'
import { carryListsChanged } from './carry-lists-changed.ts'
import { carryNotices } from './carry-notices.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await plantWaitingTasks(4000)
})
afterAll(() => office.close())

/** Tasks that wait, each with an unread notice; without statistics, as after a busy hour. */
async function plantWaitingTasks(count: number) {
  const person = office.company.people.li
  await sql`insert into t_demo.flow_task (id, case_id, node, node_name, round, person_id, stage, opened_at, list, listed_at)
    select 'case' || n || '-1', 'case' || n, 'review', 'Review', 1, ${person}, 'doing', now(), 'doing', now()
    from generate_series(1, ${count}::int) as n`.execute(office.db.platform)
  await sql`insert into t_demo.notice (id, person_id, kind, title_key, case_id, task_id, fact, at)
    select 'earlier' || n, ${person}, 'flow', 'approvals.notice.task', 'case' || n, 'case' || n || '-1', 'task' || n, now()
    from generate_series(1, ${count}::int) as n`.execute(office.db.platform)
}

const cases = Array.from({ length: 50 }, (_, index) => `case${index + 1}`)

test('a round about fifty cases reads the notices and tasks of these cases only', async () => {
  const person = office.company.people.li
  const urged = cases.map((caseId) => ({
    toPersonIds: [person],
    kind: 'flow' as const,
    titleKey: 'approvals.notice.urged' as const,
    titleParams: {},
    body: '',
    caseId,
    taskId: `${caseId}-1`,
    fact: `${caseId}:urged`,
  }))
  const settled = cases.map((caseId) => ({
    personIds: [person],
    hasNotices: false,
    about: { caseId, by: null },
  }))
  const steps = await office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      const round: Round = { tx, now: new Date(office.clock()).toISOString(), newId: newIds() }
      const replacing = await rowsReadBy(tx, () => carryNotices(round, urged))
      await closeTasks(tx)
      const settling = await rowsReadBy(tx, () => carryListsChanged(round, settled))
      return { replacing, settling }
    })

  expect(steps.replacing.unread).toBe(4000)
  expect(steps.settling.unread).toBe(3950)
  for (const { rows } of Object.values(steps)) {
    expect(rows['notice']).toBeLessThanOrEqual(200)
    expect(rows['flow_task']).toBeLessThanOrEqual(200)
  }
})

function newIds() {
  let last = 0
  return () => {
    last += 1
    return `new${last}`
  }
}

async function closeTasks(tx: Tx) {
  await tx
    .updateTable('flowTask')
    .set({ list: 'done', stage: 'done' })
    .where('caseId', '=', (eb) => eb.fn.any(eb.val(cases)))
    .execute()
}

/** Rows that an act reads, by table, and how many notices are unread after it. */
async function rowsReadBy(tx: Tx, act: () => Promise<unknown>) {
  const before = await rowsRead(tx)
  await act()
  const after = await rowsRead(tx)
  const rows = Object.fromEntries(
    Object.entries(after).map(([name, read]) => [name, read - (before[name] ?? 0)]),
  )
  const { count } = await tx
    .selectFrom('notice')
    .where('readAt', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, unread: Number(count) }
}

/** Rows that this transaction has read so far, by table. */
async function rowsRead(tx: Tx): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; read: number }>`
    select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where schemaname = 't_demo'`.execute(tx)
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]))
}
