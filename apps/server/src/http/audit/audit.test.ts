import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../test/company-flows.ts'
import { days, type Office, openOffice, refusalOf } from '../../../test/index.ts'
import { createApp } from '../../create-app.ts'
import { cleanUp } from '../../features/background/clean-up.ts'
import { openRefusedCalls } from './refused-calls.ts'

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

/** What the audit log holds of a person, oldest first. */
const recordsOf = (account: 'chen' | 'zhao' | 'employee') =>
  office.db
    .tenant('demo')
    .selectFrom('auditEvent')
    .where('personId', '=', office.company.people[account])
    .select(['what', 'refusal'])
    .orderBy('at')
    .execute()

test('who asks for files, notices and schedules that they cannot find is in the audit log', async () => {
  const chen = await office.as('chen')
  await refusalOf(chen.files.describe({ fileId: 'someone-elses' }))
  await refusalOf(chen.schedules.open({ groupId: 'someone-elses', id: 'someone-elses' }))

  expect((await recordsOf('chen')).map(({ refusal }) => refusal).toSorted()).toEqual([
    'files.notFound',
    'schedules.notFound',
  ])
})

test('who continues the upload of somebody else is in the audit log', async () => {
  const authorization = await office.tokenOf('employee')
  const headers = { 'Tus-Resumable': '1.0.0', authorization }
  const url = new URL('/api/file/Uploader/annex/someone-elses', await office.address())
  await fetch(url, { method: 'DELETE', headers })

  expect(await recordsOf('employee')).toEqual([
    { what: 'DELETE /api/file/Uploader/:type/:fileId', refusal: 'files.notFound' },
  ])
})

test('failed sign-ins are in the audit log until it is cleaned up, those of invented accounts are not', async () => {
  const { session } = office.client()
  for (let turn = 0; turn < 7; turn += 1)
    for (const account of ['zhao', 'invented']) await refusalOf(session.login({ account, password: 'guess' }))

  const what = 'POST /api/oauth/Login'
  const wrong = { what, refusal: 'session.wrongPassword' }
  expect(await recordsOf('zhao')).toEqual([wrong, wrong, wrong, wrong, { what, refusal: 'session.locked' }])
  office.clock.pass(days(181))
  await cleanUp.run(office.app.server)
  expect(await office.db.tenant('demo').selectFrom('auditEvent').select('what').execute()).toEqual([])
})

test('calls without a session and floods are counted by hour and network, without a row each', async () => {
  const { server } = office.app
  const { filesDir } = server
  const node = await createApp({ db: office.db, filesDir, clock: office.clock, dueWork: 'onCall' })
  const call = (remoteAddress: string, url = '/api/oauth/CurrentUser') =>
    node.http.inject({ url, headers: { authorization: 'no token' }, remoteAddress })
  for (let turn = 0; turn < 5; turn += 1) await call('198.51.100.7')
  for (let turn = 0; turn < 603; turn += 1) await call('198.51.100.8', '/api/app/Version')
  await node.close()

  const counted = await office.db.platform
    .selectFrom('refusedCall')
    .select(['refusal', 'network', 'count'])
    .orderBy('network')
    .execute()
  expect(counted.map(({ count, ...rest }) => ({ ...rest, count: Number(count) }))).toEqual([
    { refusal: 'session.invalid', network: '198.51.100.7', count: 5 },
    { refusal: 'request.tooMany', network: '198.51.100.8', count: 3 },
  ])
})

test('an attack from many networks fills no table', async () => {
  const calls = openRefusedCalls({ db: office.db.platform, clock: office.clock })
  await office.db.platform.deleteFrom('refusedCall').execute()
  const answer = { code: 602, msg: '', data: { refusal: 'session.invalid', params: {} } }
  for (let at = 0; at < 5_000; at += 1) calls.note(answer, `2001:db8:0:${at.toString(16)}::/64`)
  await calls.write()
  await calls.write()

  const rows = await office.db.platform.selectFrom('refusedCall').select(['network', 'count']).execute()
  expect(rows).toHaveLength(1_001)
  expect(Number(rows.find(({ network }) => network === 'others')?.count)).toBe(4_000)
})
