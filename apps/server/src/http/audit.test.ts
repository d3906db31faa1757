import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('an attempt without permission is in the audit log, and a permitted call is not', async () => {
  const li = await office.as('li')
  await li.session.currentUser()
  expect(await refusalOf(li.organization.createRole({ fullName: '内鬼', enCode: 'mole' }))).toBe(
    'session.administratorsOnly',
  )

  const recorded = await office.db.tenant('demo').selectFrom('auditEvent').selectAll().execute()

  expect(recorded).toMatchObject([
    {
      personId: office.company.people.li,
      what: 'POST /api/permission/Role',
      refusal: 'session.administratorsOnly',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    },
  ])
})

test('a batch without permission is in the audit log once per row', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const tasks: string[] = []
  for (let round = 0; round < 2; round += 1)
    tasks.push(await taskOf(office, 'li', await launchAs(office, 'employee', flowId)))
  const { approvals } = await office.as('wang')
  const { results } = await approvals.decideMany({ taskIds: tasks, decision: 'agree' })
  const [taskId = ''] = tasks
  expect(await refusalOf(approvals.agree({ taskId }))).toBe('flow.taskNotYours')

  expect(results.map(({ refusal }) => refusal)).toEqual(['flow.taskNotYours', 'flow.taskNotYours'])
  const recorded = await office.db
    .tenant('demo')
    .selectFrom('auditEvent')
    .where('personId', '=', office.company.people.wang)
    .select(['what', 'refusal'])
    .orderBy('at')
    .execute()
  const refusal = 'flow.taskNotYours'
  const many = { what: 'POST /api/workflow/tasks/decide', refusal }
  expect(recorded).toEqual([many, many, { what: 'POST /api/workflow/tasks/:taskId/agree', refusal }])
})
