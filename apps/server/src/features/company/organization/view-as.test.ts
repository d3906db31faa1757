import { contract, type Endpoint, isForViewers } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

const viewAs = (id: string) => admin.people.viewAs({ id, reason: '排查看不到列表的问题' })
const viewLi = async () => office.client({ authorization: (await viewAs(office.company.people.li)).token })

test('an administrator sees what a person sees, as that person', async () => {
  const li = await viewLi()
  const { userInfo } = await li.session.currentUser()
  expect(userInfo).toMatchObject({ userAccount: 'li', isAdministrator: false, viewedBy: '管理员' })
  expect((await (await office.as('li')).session.currentUser()).userInfo.viewedBy).toBe('')
  expect(await refusalOf(li.people.list({}))).toBe('session.administratorsOnly')
})

const writing = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group)
    .filter(([, one]: readonly [string, Endpoint]) => one.access === 'member' && !isForViewers(one))
    .map(([name, { method, path }]) => [`${feature}.${name}`, method, path] as const),
)

test('no call of a person changes anything, and each try is in the log of the one who looks', async () => {
  const { token } = await viewAs(office.company.people.li)
  const headers = { authorization: token }
  const answers = new Set<string>()
  for (const [, method, path] of writing) {
    const url = path.replace(/:\w+/g, 'x')
    const body = method === 'GET' ? {} : { payload: {} }
    const answer = await office.app.http.inject({ method, url, headers, ...body })
    answers.add(answer.json().data.refusal)
  }
  const upload = { method: 'POST', url: '/api/file/Uploader/annex', headers } as const
  answers.add((await office.app.http.inject(upload)).json().data.refusal)
  expect(writing.length).toBeGreaterThan(80)
  expect(writing.map(([name]) => name)).toContain('scanLogin.confirm')
  expect([...answers]).toEqual(['session.viewOnly'])

  const refused = await office.db
    .tenant('demo')
    .selectFrom('auditEvent')
    .where('refusal', '=', 'session.viewOnly')
    .select('personId')
    .distinct()
    .execute()
  expect(refused).toEqual([{ personId: office.company.people.admin }])
})

test('the person reads who looked and why, and is not shown as online by it', async () => {
  const { token } = await viewAs(office.company.people.wang)
  const wang = await office.as('wang')
  await expect
    .poll(async () => (await wang.notices.list({})).list[0])
    .toMatchObject({ title: '管理员 以您的视角查看了系统，只能查看，不能修改' })
  const view = office.client({ authorization: token })
  expect(await refusalOf(view.session.socketTicket())).toBe('session.viewOnly')
  const devices = (await wang.account.devices()).list
  expect(devices).toHaveLength(1)
  const online = (await admin.onlineUsers.list({})).list.filter(({ account }) => account === 'wang')
  expect(online).toHaveLength(1)
})

test('a view ends with a logout, after half an hour, and with the rights of the one who looks', async () => {
  const left = await viewLi()
  await left.session.logout()
  expect(await refusalOf(left.session.currentUser())).not.toBe('not refused')

  const { id } = await admin.organization.createUser({
    ...{ account: 'second', realName: '副管理员', password: 'signet-office', isAdministrator: true },
    mustChangePassword: false,
  })
  const second = office.client()
  const { token } = await second.session.login({ account: 'second', password: 'signet-office' })
  const view = await office
    .client({ authorization: token })
    .people.viewAs({ id: office.company.people.li, reason: '核对' })
  const seen = office.client({ authorization: view.token })
  await seen.session.currentUser()
  await admin.organization.updateUser({ id, isAdministrator: false })
  expect(await refusalOf(seen.session.currentUser())).toBe('session.expired')

  const late = await viewLi()
  office.clock.pass(minutes(30))
  expect(await refusalOf(late.session.currentUser())).toBe('session.expired')
})

test('only administrators of everything, after a fresh sign-in, and not oneself', async () => {
  const { admin: self, li } = office.company.people
  const manager = await office.as('manager')
  expect(await refusalOf(manager.people.viewAs({ id: li, reason: '好奇' }))).toBe(
    'session.administratorsOnly',
  )
  admin = await office.as('admin')
  expect(await refusalOf(viewAs(self))).toBe('organization.viewYourself')
  expect(await refusalOf(viewAs('unknown'))).toBe('organization.notFound')
  office.clock.pass(minutes(11))
  expect(await refusalOf(viewAs(li))).toBe('session.confirmFirst')
})
