import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours, minutes, type Office, openOffice, password, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

let web: string
let app: string
beforeEach(async () => {
  const login = { account: 'li', password }
  web = (await office.client({ 'App-Origin': 'pc' }).session.login(login)).token
  app = (await office.client({ 'App-Origin': 'app' }).session.login(login)).token
})

const calls = (token: string) => refusalOf(office.client({ Authorization: token }).session.currentUser())

test('a browser idle for two hours is signed out, a phone is not', async () => {
  office.clock.pass(hours(2))

  expect(await calls(web)).toBe('session.expired')
  expect(await calls(app)).toBe('not refused')
})

test('a client that does not say what it is counts as a browser', async () => {
  const { token } = await office.client().session.login({ account: 'li', password })
  office.clock.pass(hours(2))

  expect(await calls(token)).toBe('session.expired')
})

test('a browser in use stays signed in', async () => {
  for (let hour = 0; hour < 5; hour += 1) {
    office.clock.pass(hours(1))
    expect(await calls(web)).toBe('not refused')
  }
})

test('after thirty days everyone must sign in again', async () => {
  for (let day = 0; day < 29; day += 1) {
    office.clock.pass(days(1))
    expect(await calls(app)).toBe('not refused')
  }
  office.clock.pass(days(1))

  expect(await calls(app)).toBe('session.expired')
})

test('signing out ends only this session, at once', async () => {
  await office.client({ Authorization: web }).session.logout()

  expect(await calls(web)).toBe('session.expired')
  expect(await calls(app)).toBe('not refused')
})

test('a session ended by an administrator or another device has its own code', async () => {
  const actor = await office.app.server.sessions.actorOf(web)
  await office.app.server.sessions.end(actor.session, 'replaced')

  expect(await calls(web)).toBe('session.replaced')
})

test('a disabled person is signed out on every device at once', async () => {
  const admin = await office.as('admin')
  await admin.organization.updateUser({ id: office.company.people.li, enabledMark: 0 })

  expect(await calls(web)).toBe('session.expired')
  expect(await calls(app)).toBe('session.expired')
  expect(await refusalOf(office.client().session.login({ account: 'li', password }))).toBe('session.disabled')
  await admin.organization.updateUser({ id: office.company.people.li, enabledMark: 1 })
})

test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'bearer '])('%j is nobody’s token', async (token) => {
  expect(await calls(token)).toBe('session.invalid')
})

test('the time of the last call is written at most once a minute', async () => {
  const seen = async () => {
    const { session } = await office.app.server.sessions.actorOf(web)
    const { lastSeenAt } = await office.db.platform
      .selectFrom('session')
      .where('tokenHash', '=', Buffer.from(session, 'hex'))
      .select('lastSeenAt')
      .executeTakeFirstOrThrow()
    return Date.parse(lastSeenAt)
  }
  const first = await seen()

  office.clock.pass(minutes(0.5))
  await calls(web)
  expect(await seen()).toBe(first)
  office.clock.pass(minutes(0.5))
  await calls(web)
  expect(await seen()).toBe(first + minutes(1))
})

test('the database stores only hashes of tokens', async () => {
  const rows = await office.db.platform.selectFrom('session').selectAll().execute()

  expect(JSON.stringify(rows)).not.toContain(web)
})
