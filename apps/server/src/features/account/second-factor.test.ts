import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  authenticatorCode,
  minutes,
  type Office,
  openOffice,
  password,
  refusalOf,
} from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7), trustProxy: 1 })
})
afterAll(() => office.close())

const signIn = async (account: string) =>
  office.client({ Authorization: (await office.client().session.login({ account, password })).token })

/** The code that an authenticator shows; each call waits for the next one. */
const codeOf = (secret: string) => {
  office.clock.pass(30_000)
  return authenticatorCode(secret, office.clock())
}

async function protect(account: string) {
  const own = await signIn(account)
  const { secret, uri } = await own.account.enrolSecondFactor()
  const { recoveryCodes } = await own.account.confirmSecondFactor({ code: codeOf(secret) })
  return { own, secret, uri, recoveryCodes }
}

const knock = (account: string, address = '203.0.113.1') =>
  office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    payload: new URLSearchParams({ account, password }).toString(),
  })

async function challengeOf(account: string): Promise<string> {
  const { data } = (await knock(account)).json()
  expect(data.refusal).toBe('session.secondFactor')
  return data.params.challenge
}

test('with an authenticator, the password alone opens nothing and its code opens a session', async () => {
  const { secret, uri, recoveryCodes } = await protect('li')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Signet:li\?/)
  expect(new Set(recoveryCodes).size).toBe(10)

  const challenge = await challengeOf('li')
  const { token } = await office.client().session.loginCode({ challenge, code: codeOf(secret) })
  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()
  expect(userInfo.userAccount).toBe('li')
})

test('a code opens one session, and so does a recovery code', async () => {
  const { secret, recoveryCodes } = await protect('wang')
  const code = codeOf(secret)
  const enter = async (given: string) =>
    refusalOf(office.client().session.loginCode({ challenge: await challengeOf('wang'), code: given }))

  expect(await enter(code)).toBe('not refused')
  expect(await enter(code)).toBe('session.wrongCode')
  const [first = ''] = recoveryCodes
  expect(await enter(first.toLowerCase().replaceAll('-', ' '))).toBe('not refused')
  expect(await enter(first)).toBe('session.wrongCode')
})

test('two who answer with the same code at once: one comes in', async () => {
  const { secret } = await protect('zhao')
  const challenges = [await challengeOf('zhao'), await challengeOf('zhao')]
  const code = codeOf(secret)

  const answers = await Promise.all(
    challenges.map((challenge) => refusalOf(office.client().session.loginCode({ challenge, code }))),
  )
  expect(answers.toSorted()).toEqual(['not refused', 'session.wrongCode'])
})

test('a sign-in ends after five wrong codes and after five minutes, and wrong codes lock as passwords do', async () => {
  const { secret } = await protect('chen')
  const enter = (challenge: string, code: string) =>
    refusalOf(office.client().session.loginCode({ challenge, code }))

  const late = await challengeOf('chen')
  office.clock.pass(minutes(5))
  expect(await enter(late, codeOf(secret))).toBe('session.stepExpired')

  const challenge = await challengeOf('chen')
  for (let turn = 0; turn < 5; turn += 1) expect(await enter(challenge, '000000')).toBe('session.wrongCode')
  expect(await enter(challenge, codeOf(secret))).toBe('session.stepExpired')
})

test('the right password between wrong codes does not reset the count of guesses', async () => {
  await protect('finance')
  const guess = async () =>
    refusalOf(office.client().session.loginCode({ challenge: await challengeOf('finance'), code: '000000' }))

  for (let turn = 0; turn < 3; turn += 1) expect(await guess()).toBe('session.wrongCode')
  const own = await office.db.platform
    .selectFrom('signInFailure')
    .where('account', '=', 'finance')
    .select('failures')
    .execute()
  expect(own.map(({ failures }) => failures)).toContain(3)
})

test('to turn it off needs a fresh sign-in, the password and a code', async () => {
  const { own, secret } = await protect('employee')
  const remove = (code: string, given = password) => own.account.removeSecondFactor({ password: given, code })

  expect(await refusalOf(remove(codeOf(secret), 'guess'))).toBe('session.wrongOldPassword')
  expect(await refusalOf(remove('000000'))).toBe('session.wrongCode')
  office.clock.pass(minutes(10))
  expect(await refusalOf(remove(codeOf(secret)))).toBe('session.confirmFirst')
  expect(await refusalOf(own.session.confirm({ code: '000000' }))).toBe('session.wrongCode')
  await own.session.confirm({ code: codeOf(secret) })
  await remove(codeOf(secret))

  expect((await knock('employee')).json().code).toBe(200)
  expect(await own.account.secondFactor()).toEqual({ confirmedAt: null, recoveryCodes: 0 })
})

test('an enrolment that no code confirmed asks for nothing', async () => {
  const manager = await signIn('manager')
  await manager.account.enrolSecondFactor()

  expect(await refusalOf(manager.account.confirmSecondFactor({ code: '000000' }))).toBe('session.wrongCode')
  expect((await knock('manager')).json().code).toBe(200)
})

test('an administrator resets it for somebody who lost everything; a member cannot', async () => {
  const { own } = await protect('director')
  const { director: id = '' } = office.company.people
  const admin = await signIn('admin')

  expect(await refusalOf(own.account.resetSecondFactor({ id }))).toBe('session.administratorsOnly')
  await admin.account.resetSecondFactor({ id })
  expect((await knock('director')).json().code).toBe(200)
  expect(await refusalOf(admin.account.resetSecondFactor({ id }))).toBe('account.noSecondFactor')
})

test('the database holds neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes, own } = await protect('director')
  const tenant = office.db.tenant('demo')
  const rows = [
    await tenant.selectFrom('secondFactor').selectAll().execute(),
    await tenant.selectFrom('recoveryCode').selectAll().execute(),
    await tenant.selectFrom('idempotency').selectAll().execute(),
  ]

  expect(JSON.stringify(rows)).not.toContain(secret)
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code)
  const { recoveryCodes: renewed } = await own.account.renewRecoveryCodes()
  expect(renewed).not.toEqual(recoveryCodes)
})
