import { createHash } from 'node:crypto'
import { contract } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Office, openOffice, password, refusalOf } from '../../../test/index.ts'
import { setTemporaryPassword } from '../../people/sessions/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { settings } = await office.as('admin')
  const passwords = { minLength: 10, kinds: 1, maxAgeDays: 90, noticeDays: 7, history: 2 }
  await settings.save({ group: 'passwords', value: passwords, secrets: {}, version: 0 })
})
afterAll(() => office.close())

const signIn = async (account: string, secret: string) =>
  office.client({ Authorization: (await office.client().session.login({ account, password: secret })).token })
const login = (account: string, secret: string) =>
  refusalOf(office.client().session.login({ account, password: secret }))
const titlesOf = async (client: Awaited<ReturnType<typeof signIn>>) => {
  await office.settle()
  return (await client.notices.list({})).list.map(({ title }) => title)
}

test('Li changes her password: this device stays signed in, her others do not, and a notice says so', async () => {
  const [here, there] = [await signIn('li', password), await signIn('li', password)]

  await here.account.changePassword({ oldPassword: password, password: 'magnolia in bloom' })

  expect(await refusalOf(here.session.currentUser())).toBe('not refused')
  expect(await refusalOf(there.session.currentUser())).toBe('session.expired')
  expect(await login('li', password)).toBe('session.wrongPassword')
  expect(await login('li', 'magnolia in bloom')).toBe('not refused')
  expect(await titlesOf(here)).toContain('您的登录密码已修改。如果不是您本人操作，请立即联系管理员')
})

test.each([
  ['is too short', 'short one'],
  ['is among the most common', 'qwertyuiop'],
  ['has her account in it', 'xx-wang-xx-2026'],
])('Wang cannot choose a password that %s', async (_what, wanted) => {
  const wang = await signIn('wang', password)
  const change = wang.account.changePassword({ oldPassword: password, password: wanted })

  expect(await refusalOf(change)).toBe('session.weakPassword')
})

test('neither the present password nor the last two can be chosen again', async () => {
  const zhao = await signIn('zhao', password)
  const chosen = ['first of three words', 'second of three words', 'third of three words']
  let before = password
  for (const next of chosen) {
    office.clock.pass(1)
    await zhao.account.changePassword({ oldPassword: before, password: next })
    before = next
  }
  const change = (next: string) =>
    refusalOf(zhao.account.changePassword({ oldPassword: before, password: next }))

  expect(await change('third of three words')).toBe('session.passwordUsed')
  expect(await change('second of three words')).toBe('session.passwordUsed')
  expect(await change('first of three words')).toBe('session.passwordUsed')
  expect(await change(password)).toBe('not refused')
})

test('five wrong old passwords lock this session’s checks, and keep the owner out of nothing', async () => {
  const thief = await signIn('chen', password)
  const guess = () =>
    refusalOf(thief.account.changePassword({ oldPassword: 'guess', password: 'magnolia in bloom' }))

  for (let turn = 0; turn < 5; turn += 1) expect(await guess()).toBe('session.wrongOldPassword')
  expect(await guess()).toBe('session.locked')

  const owner = await signIn('chen', password)
  expect(
    await refusalOf(owner.account.changePassword({ oldPassword: password, password: 'willow by the lake' })),
  ).toBe('not refused')
  expect((await owner.account.signIns()).list.map(({ outcome }) => outcome)).toContain('locked')
})

test('what is stored to recognize a repeated change cannot be guessed from without the token', async () => {
  const { token } = await office.client().session.login({ account: 'employee', password })
  const input = { oldPassword: password, password: 'bamboo after rain' }
  const headers = { authorization: token, 'idempotency-key': 'once' }
  const send = () =>
    office.app.http.inject({
      method: 'POST',
      url: contract.account.changePassword.path,
      headers,
      payload: input,
    })

  expect([(await send()).json().code, (await send()).json().code]).toEqual([200, 200])
  const { request } = await office.db
    .tenant('demo')
    .selectFrom('idempotency')
    .where('key', '=', 'once')
    .select('request')
    .executeTakeFirstOrThrow()
  const asked = `POST ${contract.account.changePassword.path}\n${JSON.stringify(input)}`
  const plain = createHash('sha256').update(asked).digest('hex')
  expect(Buffer.from(request).toString('hex')).not.toBe(plain)
})

const challengeOf = async (account: string, secret: string) => {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ account, password: secret }).toString(),
  })
  const { refusal, params } = answer.json().data
  expect(refusal).toBe('session.passwordMustChange')
  return params as Readonly<{ challenge: string; shortest: number }>
}

test('a new colleague must choose a password of their own before any session opens', async () => {
  const admin = await office.as('admin')
  await admin.organization.createUser({
    account: 'newcomer',
    realName: '何新',
    password: 'given by the office',
  })
  const { challenge, shortest } = await challengeOf('newcomer', 'given by the office')
  const choose = (chosen: string) => office.client().session.loginPassword({ challenge, password: chosen })

  expect(shortest).toBe(10)
  expect(await refusalOf(choose('given by the office'))).toBe('session.passwordUsed')
  expect(await refusalOf(choose('newcomer 2026'))).toBe('session.weakPassword')
  const { token } = await choose('orchids need shade')

  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()
  expect(userInfo.userAccount).toBe('newcomer')
  expect(await refusalOf(choose('another one of mine'))).toBe('session.stepExpired')
  expect(await login('newcomer', 'given by the office')).toBe('session.wrongPassword')
  expect(await login('newcomer', 'orchids need shade')).toBe('not refused')
})

test('a temporary password ends all sessions and what was begun with the one before', async () => {
  const { server } = office.app
  const admin = await office.as('admin')
  const { id: personId } = await admin.organization.createUser({
    account: 'forgetful',
    realName: '何忘',
    password: 'first given words',
  })
  const { challenge } = await challengeOf('forgetful', 'first given words')
  const runs: (() => Promise<void>)[] = []
  await server.db
    .tenant('demo')
    .transaction()
    .execute((tx) =>
      setTemporaryPassword(
        {
          tx,
          server,
          tenant: 'demo',
          personId,
          now: new Date(office.clock()).toISOString(),
          afterCommit: (run) => runs.push(run),
          tell: () => undefined,
        },
        'second given words',
      ),
    )
  for (const run of runs) await run()

  const late = office.client().session.loginPassword({ challenge, password: 'mine and mine alone' })
  expect(await refusalOf(late)).toBe('session.stepExpired')
  expect(await login('forgetful', 'first given words')).toBe('session.wrongPassword')
  expect(await login('forgetful', 'second given words')).toBe('session.passwordMustChange')
})

test('a new password must be chosen within a quarter of an hour', async () => {
  const admin = await office.as('admin')
  await admin.organization.createUser({ account: 'slow', realName: '何慢', password: 'given by the office' })
  const { challenge } = await challengeOf('slow', 'given by the office')
  office.clock.pass(15 * 60_000)

  const late = office.client().session.loginPassword({ challenge, password: 'orchids need shade' })
  expect(await refusalOf(late)).toBe('session.stepExpired')
})

test('after 90 days a password must be changed at sign-in, and a notice comes once in the last week', async () => {
  const director = await signIn('director', password)
  await director.session.passwordMessage()
  expect(await titlesOf(director)).toEqual([])

  office.clock.pass(days(85))
  const again = await signIn('director', password)
  await again.session.passwordMessage()
  await again.session.passwordMessage()
  expect(await titlesOf(again)).toEqual(['您的登录密码将在 5 天后到期，请尽快修改'])

  office.clock.pass(days(5))
  expect(await login('director', password)).toBe('session.passwordMustChange')
})
