import { mostCounted } from '@signet/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'
import { cleanUp } from '../../background/clean-up.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const admin = async () => (await office.as('admin')).logs
type Asked = Parameters<Awaited<ReturnType<typeof admin>>['list']>[0]
const rowsOf = async (asked: Asked) => (await (await admin()).list(asked)).list

test('what administrators change is logged: who, what, which, and what came of it', async () => {
  office.clock.pass(60_000)
  const from = new Date(office.clock()).toISOString()
  const { organization } = await office.as('admin')
  await organization.createRole({ fullName: '出纳', enCode: 'log_cashier' })
  expect(await refusalOf(organization.createRole({ fullName: '出纳', enCode: 'log_cashier' }))).toBe(
    'organization.codeTaken',
  )

  const what = 'POST /api/permission/Role'
  const rows = await rowsOf({ kind: 'operations', keyword: what, from })
  expect(rows.map(({ reason }) => reason === '')).toEqual([false, true])
  expect(await rowsOf({ kind: 'operations', keyword: '新建角色', from })).toEqual(rows)
  expect(rows[1]).toMatchObject({
    person: { id: office.company.people.admin },
    what,
    name: '新建角色',
    target: expect.stringMatching(/./),
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    milliseconds: expect.any(Number),
    address: '127.0.0.1',
  })
})

test('the log of operations names what a call was about, and finds it by that name', async () => {
  const { organization, roles } = await office.as('admin')
  const { id } = await organization.createRole({ fullName: '合同专员', enCode: 'log_contracts' })
  expect((await rowsOf({ kind: 'operations', keyword: '合同专员' }))[0]).toMatchObject({
    target: id,
    targetName: '合同专员',
  })
  await roles.remove({ id })
  expect((await rowsOf({ kind: 'operations', keyword: id }))[0]).toMatchObject({ targetName: '' })
})

test('neither reading nor what members do is in the log of operations', async () => {
  const before = (await rowsOf({ kind: 'operations' })).length
  const li = await office.as('li')
  await li.session.currentUser()
  await refusalOf(li.organization.createRole({ fullName: '内鬼', enCode: 'mole' }))
  expect(await rowsOf({ kind: 'operations' })).toHaveLength(before)
  expect((await rowsOf({ kind: 'refused', personId: office.company.people.li }))[0]).toMatchObject({
    what: 'POST /api/permission/Role',
  })
})

test('sign-ins are listed with their way and device, and so are the ones that failed or were refused', async () => {
  const { people } = office.company
  const { organization } = await office.as('admin')
  const from = new Date(office.clock()).toISOString()
  const client = () => office.client({ 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' })
  await client().session.login({ account: 'zhao', password })
  await refusalOf(client().session.login({ account: 'zhao', password: 'wrong-1' }))
  await organization.updateUser({ id: people.zhao, enabledMark: 0 })
  await refusalOf(client().session.login({ account: 'zhao', password }))
  await organization.updateUser({ id: people.zhao, enabledMark: 1 })

  const asked = { kind: 'signIns' as const, personId: people.zhao, from }
  const rows = await rowsOf(asked)
  expect(rows.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/停用/),
    expect.stringMatching(/密码/),
    '',
  ])
  for (const row of rows) expect(row).toMatchObject({ what: 'password', address: '127.0.0.1' })
  expect(rows[0]?.target).toMatch(/Firefox 140/)
  expect(await rowsOf({ ...asked, outcome: 'succeeded' })).toHaveLength(1)
  expect(await rowsOf({ ...asked, outcome: 'failed' })).toHaveLength(2)
  expect(await rowsOf({ ...asked, way: 'sms' })).toEqual([])
  const own = await (await office.as('zhao')).account.signIns()
  expect(own.list.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['signedIn', 'wrongPassword', 'refused']),
  )
  expect(await (await office.other.as('admin')).logs.list(asked)).toMatchObject({ list: [] })
})

test('a grade administrator sees the sign-ins of the people of their part only', async () => {
  const { people, departments } = office.company
  const { grades } = await office.as('admin')
  await grades.create({
    ...{ name: '研发运维', areas: ['operation'], isWhole: false, circleIds: [] },
    ...{ organizationIds: [departments.research], personIds: [people.wang] },
  })
  await office.as('chen')
  const { logs } = await office.as('wang')
  const { list } = await logs.list({ kind: 'signIns', pageSize: 100 })

  const seen = new Set(list.map(({ person }) => person?.id))
  expect([seen.has(people.wang), seen.has(people.chen)]).toEqual([true, false])
  expect((await logs.list({ kind: 'signIns', personId: people.chen })).list).toEqual([])
})

test('a fault is found by the request id that its reader saw, with the place in the server', async () => {
  const broken = await openOffice()
  await broken.db.tenant('demo').schema.dropTable('dictionary').cascade().execute()
  const answer = await broken.app.http.inject({
    url: '/api/system/DictionaryData/All',
    headers: { authorization: await broken.tokenOf('li') },
  })
  await broken.app.server.callLog.settled()
  const { logs } = await broken.as('admin')
  const { list } = await logs.list({ kind: 'faults', keyword: answer.json().data.requestId })

  expect(list).toMatchObject([
    {
      what: 'GET /api/system/DictionaryData/All',
      person: { id: broken.company.people.li },
      reason: expect.stringContaining('dictionary'),
    },
  ])
  expect((await logs.fault({ id: list[0]?.id ?? '' })).stack).toMatch(/at .*dictionary/i)
  const others = (await broken.other.as('admin')).logs
  expect((await others.list({ kind: 'faults' })).list).toEqual([])
  expect(await refusalOf(others.fault({ id: list[0]?.id ?? '' }))).toBe('logs.notFound')
  await broken.close()
})

test('a call beyond the limit of the company is in the log of slow calls', async () => {
  const { callLog } = office.app.server
  const request = {
    id: 'r-1',
    ip: '127.0.0.1',
    method: 'GET',
    routeOptions: { url: '/api/slow' },
  } as Parameters<typeof callLog.noteAnswered>[0]
  const actor = await office.app.server.sessions.actorOf(await office.tokenOf('li'))
  callLog.remember(request, actor)
  callLog.noteAnswered(request, 1_999)
  callLog.noteAnswered(request, 2_000.4)
  await callLog.settled()

  expect(await rowsOf({ kind: 'slow' })).toMatchObject([
    { what: 'GET /api/slow', milliseconds: 2000, requestId: 'r-1' },
  ])
})

test('every call is recorded once the company wants it, with what came of it, and for the days that it says', async () => {
  const { settings } = await office.as('admin')
  const save = async (recordsRequests: boolean) => {
    const group = (await settings.list()).groups.find((one) => one.group === 'retention')
    const value = { ...group?.value, recordsRequests, requestDays: 7 }
    await settings.save({ group: 'retention', value, version: group?.version ?? 0 })
  }
  const li = await office.as('li')
  const { people } = office.company
  const requests = async () => {
    await office.app.server.callLog.settled()
    return rowsOf({ kind: 'requests', personId: people.li })
  }
  await li.session.currentUser()
  expect(await requests()).toEqual([])

  await save(true)
  office.clock.pass(1000)
  await li.session.currentUser()
  await refusalOf(li.people.open({ id: people.wang }))
  const rows = await requests()
  expect(rows).toMatchObject([
    { what: 'GET /api/permission/Users/:id', target: people.wang, reason: expect.stringMatching(/./) },
    {
      what: 'GET /api/oauth/CurrentUser',
      reason: '',
      milliseconds: expect.any(Number),
      address: '127.0.0.1',
    },
  ])
  expect(await rowsOf({ kind: 'requests', personId: people.li, outcome: 'failed' })).toHaveLength(1)
  expect((await (await office.other.as('admin')).logs.list({ kind: 'requests' })).list).toEqual([])

  await save(false)
  await li.session.currentUser()
  expect(await requests()).toHaveLength(2)
  office.clock.pass(days(8))
  await cleanUp.run(office.app.server)
  expect(await requests()).toEqual([])
})

test('counts of calls without a session are shown to the first company only', async () => {
  await office.db.platform
    .insertInto('refusedCall')
    .values({ hour: '2026-01-01T00:00:00Z', refusal: 'session.invalid', network: '198.51.100.7', count: '5' })
    .execute()
  expect(await rowsOf({ kind: 'anonymous' })).toMatchObject([{ address: '198.51.100.7', count: 5 }])
  expect((await (await admin()).kinds()).kinds).toContain('anonymous')

  const others = (await office.other.as('admin')).logs
  expect((await others.kinds()).kinds).not.toContain('anonymous')
  expect((await others.list({ kind: 'anonymous' })).list).toEqual([])
})

test('a log is read page by page, and narrowed by person and time', async () => {
  const { organization } = await office.as('admin')
  office.clock.pass(60_000)
  const from = new Date(office.clock()).toISOString()
  for (let turn = 0; turn < 5; turn += 1) {
    office.clock.pass(1000)
    await organization.createRole({ fullName: `R${turn}`, enCode: `page_${turn}` })
  }
  const logs = await admin()
  const first = await logs.list({ kind: 'operations', from, pageSize: 3 })
  const second = await logs.list({ kind: 'operations', from, pageSize: 3, cursor: first.next ?? '' })

  expect(first.pagination.total).toBe(5)
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(5)
  expect(second.next).toBeNull()
  expect(await rowsOf({ kind: 'operations', personId: office.company.people.li })).toEqual([])
  expect(await rowsOf({ kind: 'operations', to: from, keyword: 'page_' })).toEqual([])
})

test('a log is exported once per link, and not by a link of somebody who is no administrator', async () => {
  const logs = await admin()
  const { url } = await logs.exportLog({ kind: 'operations', format: 'csv' })
  const sent = await office.app.http.inject({ url })
  const lines = sent.body.trim().split('\r\n')
  expect(lines[0]).toMatch(/时间,人员,操作/)
  expect(lines.length).toBeGreaterThan(5)
  expect((await office.app.http.inject({ url })).json().data.refusal).toBe('logs.notFound')

  const signIns = await logs.exportLog({ kind: 'signIns', outcome: 'succeeded', format: 'csv' })
  const sheet = (await office.app.http.inject({ url: signIns.url })).body.trim().split('\r\n')
  expect(sheet[0]).toMatch(/时间,人员,登录方式,.*,设备,/)
  expect(sheet[1]).toMatch(/,密码,/)

  const xlsx = await logs.exportLog({ kind: 'faults', format: 'xlsx' })
  expect((await office.app.http.inject({ url: xlsx.url })).rawPayload.toString('latin1', 0, 2)).toBe('PK')
})

test('logs and read messages stay as long as the company wants', async () => {
  const { settings } = await office.as('admin')
  const retention = (await settings.list()).groups.find(({ group }) => group === 'retention')
  if (!retention) throw new Error('retention')
  const value = { ...retention.value, logDays: 10 }
  await settings.save({ group: 'retention', value, version: retention.version })
  office.clock.pass(days(9))
  await cleanUp.run(office.app.server)
  expect((await rowsOf({ kind: 'operations' })).length).toBeGreaterThan(0)

  office.clock.pass(days(2))
  await cleanUp.run(office.app.server)
  expect([await rowsOf({ kind: 'operations' }), await rowsOf({ kind: 'slow' })]).toEqual([[], []])
})

test('a log of many rows is counted as far as people read, and its pages lead on beyond that', async () => {
  const { people } = office.company
  await sql`insert into ${sql.table('t_demo.person_sign_in')} (id, person_id, at, address, user_agent, device, way)
    select 'long' || number, ${people.finance}, '2020-01-01'::timestamptz + number * interval '1 second', '', '', 'web',
      'password' from generate_series(1, ${mostCounted + 300}) as number`.execute(office.db.tenant('demo'))
  const { logs } = await office.as('admin')
  const asked = {
    kind: 'signIns',
    personId: people.finance,
    to: '2020-12-31T00:00:00Z',
    pageSize: 100,
  } as const
  const first = await logs.list(asked)
  expect(first.pagination.total).toBe(mostCounted + 1)

  const numbered = await logs.list({ ...asked, currentPage: 102 })
  expect(numbered.list).toHaveLength(100)
  expect(numbered.pagination.total).toBeGreaterThan(102 * 100)
  const next = await logs.list({ ...asked, cursor: numbered.next ?? '' })
  expect(next).toMatchObject({ next: null, list: { length: 100 } })
})
