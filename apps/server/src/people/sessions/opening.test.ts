import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, password, refusalOf } from '../../../test/index.ts'
import { openFor } from './opening.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const singleLogin = async (isOn: boolean) => {
  const { settings } = await office.as('admin')
  const { groups } = await settings.list()
  const sessions = groups.find(({ group }) => group === 'sessions')
  const { value = {}, version = 0 } = sessions ?? {}
  await settings.save({ group: 'sessions', value: { ...value, singleLogin: isOn }, secrets: {}, version })
}
const signIn = async (account: string, address = '203.0.113.1') =>
  (
    await office
      .client({ 'App-Origin': 'pc', 'X-Forwarded-For': address })
      .session.login({ account, password })
  ).token
const calls = (token: string) => refusalOf(office.client({ Authorization: token }).session.currentUser())

test('of sign-ins at the same time, exactly one stays where one is allowed', async () => {
  await singleLogin(true)
  const tokens = await Promise.all(
    ['203.0.113.1', '198.51.100.1', '192.0.2.1'].map((one) => signIn('li', one)),
  )

  const open = await office.db.platform
    .selectFrom('session')
    .where('personId', '=', office.company.people.li)
    .where('endedAt', 'is', null)
    .select('tokenHash')
    .execute()
  const answers = await Promise.all(tokens.map(calls))

  expect(open).toHaveLength(1)
  expect(answers.toSorted()).toEqual(['not refused', 'session.replaced', 'session.replaced'])
  await singleLogin(false)
})

test('a sign-in whose password changes in the middle ends no other session', async () => {
  await singleLogin(true)
  const { db, clock, random, settings } = office.app.server
  const first = await signIn('wang')
  const personId = office.company.people.wang
  const address = '203.0.113.1'
  const of = { tenant: 'demo', account: 'wang', isInvented: false, sources: [address] }
  const passed = { tenant: 'demo', personId, of, passwordHash: 'of before' }
  const origin = { address, network: address, device: '' }
  const signing = { device: 'web', address, userAgent: '', origin } as const
  const opening = openFor({ db, clock, random, settings, sayReplaced: () => undefined }, passed, signing)

  await expect(opening).rejects.toMatchObject({ code: 'session.wrongPassword' })
  expect(await calls(first)).toBe('not refused')
  await singleLogin(false)
})

test.each([
  ['owner', 'session.endedElsewhere'],
  ['administrator', 'session.endedElsewhere'],
  ['password', 'session.expired'],
] as const)('a session ended by %s gives one reason, in calls and on the socket', async (by, reason) => {
  const { sessions } = office.app.server
  const token = await signIn('chen')
  const { session } = await sessions.actorOf(token)
  const heard: string[] = []
  const stop = sessions.onEnd((ended, why) => {
    if (ended === session) heard.push(why)
  })
  await sessions.end(session, by)
  stop()

  expect(heard).toEqual([reason])
  expect(await calls(token)).toBe(reason)
})
