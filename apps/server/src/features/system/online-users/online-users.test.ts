import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const signIn = async (account: string, origin: 'pc' | 'app' = 'pc') =>
  (await office.client({ 'App-Origin': origin }).session.login({ account, password })).token
const calls = (token: string) => refusalOf(office.client({ Authorization: token }).session.currentUser())
const listed = async (asked: Parameters<Awaited<ReturnType<Office['as']>>['onlineUsers']['list']>[0] = {}) =>
  (await (await office.as('admin')).onlineUsers.list(asked)).list

test('an administrator sees who is signed in, on what, and who has a page open', async () => {
  await signIn('li')
  const socket = await office.socket('wang')
  await socket.next('initMessage')

  const rows = await listed()
  expect(
    rows.map(({ account, device, windows, isOwn }) => [account, device, windows, isOwn]).toSorted(),
  ).toEqual([
    ['admin', 'app', 0, true],
    // The session in which the company was made.
    ['admin', 'web', 0, false],
    ['li', 'web', 0, false],
    ['wang', 'app', 1, false],
  ])
  expect(rows.find(({ account }) => account === 'li')).toMatchObject({
    person: { id: office.company.people.li },
    department: expect.stringMatching(/./),
  })
  expect((await listed({ only: 'connected' })).map(({ account }) => account)).toEqual(['wang'])
  expect((await listed({ device: 'web' })).map(({ account }) => account)).not.toContain('wang')
  expect((await listed({ keyword: 'wang' })).map(({ account }) => account)).toEqual(['wang'])
  expect(await listed({ keyword: 'not a person' })).toEqual([])
})

test('the sessions of another company are neither listed nor ended', async () => {
  await office.other.as('admin')
  const others = (await (await office.other.as('admin')).onlineUsers.list({})).list
  expect(others).toMatchObject([{ account: 'admin', isOwn: true }])
  const id = others[0]?.id ?? ''
  const { onlineUsers } = await office.as('admin')
  expect((await listed()).map((row) => row.id)).not.toContain(id)
  expect(await refusalOf(onlineUsers.end({ id }))).toBe('onlineUsers.notFound')
})

test('a session that is idle too long is not listed', async () => {
  const before = (await listed({ device: 'web' })).length
  await signIn('zhao')
  expect(await listed({ device: 'web' })).toHaveLength(before + 1)
  office.clock.pass(hours(3))
  expect(await listed({ device: 'web' })).toEqual([])
})

test('an ended session is over at once, and the others stay', async () => {
  const first = await signIn('li')
  const second = await signIn('li', 'app')
  const { onlineUsers } = await office.as('admin')
  const id = (await listed({ keyword: 'li', device: 'web' }))[0]?.id ?? ''
  await onlineUsers.end({ id })

  expect([await calls(first), await calls(second)]).toEqual(['session.endedElsewhere', 'not refused'])
  expect(await refusalOf(onlineUsers.end({ id }))).toBe('onlineUsers.notFound')
  const own = (await listed()).find(({ isOwn }) => isOwn)?.id ?? ''
  expect(await refusalOf(onlineUsers.end({ id: own }))).toBe('onlineUsers.ownSession')
})

test('a person is signed out on every device, with a frame to the open page', async () => {
  const socket = await office.socket('chen')
  await socket.next('initMessage')
  const browser = await signIn('chen')
  const { onlineUsers } = await office.as('admin')
  await onlineUsers.endAllOf({ personId: office.company.people.chen })

  expect((await socket.next('logout')).method).toBe('logout')
  expect(await calls(browser)).toBe('session.endedElsewhere')
  expect(await refusalOf(onlineUsers.endAllOf({ personId: 'none' }))).toBe('organization.notFound')
  expect(await refusalOf(onlineUsers.endAllOf({ personId: office.company.people.admin }))).toBe(
    'onlineUsers.ownSession',
  )
})
