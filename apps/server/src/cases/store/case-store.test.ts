import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../test/index.ts'
import { updateCase } from './case-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('a step with a task for everyone in a large company writes all rows', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flow.flowId)
  const db = office.db.tenant('demo')
  const stored = await db
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const at = stored.changedAt
  const { flowId, recordId, departmentId, holders, ...columns } = stored
  const numbers = Array.from({ length: 1200 }, (_, index) => index + 1)
  const of = { caseId, nodeName: '传阅', personId: office.company.people.li }

  await db.transaction().execute((tx) =>
    updateCase(tx, {
      case: { ...columns, keyValues: '{}', translations: null, holders: [...holders] },
      events: numbers.map((n) => ({
        caseId,
        sequence: stored.sequence + n,
        type: 'copied',
        body: '{}',
        hash: Buffer.alloc(32),
        at,
      })),
      tasks: [],
      changedTasks: [],
      waits: [],
      titles: [],
      copies: numbers
        .slice(1)
        .map((n) => ({ ...of, id: `${caseId}:${n}`, node: `node${n}`, at, readAt: null })),
    }),
  )

  const count = async (table: 'flowEvent' | 'flowCopy') =>
    (await db.selectFrom(table).where('caseId', '=', caseId).select('caseId').execute()).length
  expect(await count('flowEvent')).toBe(1 + 1200)
  expect(await count('flowCopy')).toBe(1199)
})
