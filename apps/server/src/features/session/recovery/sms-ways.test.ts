import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, password, refusalOf, seconds } from '../../../../test/index.ts'

let office: Office
const phones = { li: '13800000011', wang: '13800000012', chen: '13800000013' }
beforeAll(async () => {
  office = await openOffice()
  const admin = await office.as('admin')
  await admin.settings.save({ group: 'sms', value: { isOn: true }, secrets: {}, version: 0 })
  for (const [account, mobilePhone] of Object.entries(phones))
    await admin.organization.updateUser({
      id: office.company.people[account as keyof typeof phones],
      mobilePhone,
    })
})
afterAll(() => office.close())

const ways = (address = '203.0.113.7') => office.client({ 'X-Forwarded-For': address }).waysIn
const outbox = async () => (await (await office.as('admin')).waysIn.smsOutbox()).list
const codeFor = async (phone: string, most = 1): Promise<string> => {
  const found = async () => (await outbox()).filter((one) => one.phone === phone)
  await expect.poll(async () => (await found()).length).toBe(most)
  return /\b\d{6}\b/.exec((await found())[0]?.body ?? '')?.[0] ?? ''
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('Li signs in with a code that works once, on her phone only', async () => {
  expect(await ways().smsCode({ phone: phones.li })).toEqual({ resendAfter: 60, minutes: 5 })
  const code = await codeFor(phones.li)
  expect(await refusalOf(ways().loginSms({ phone: phones.wang, code }))).toBe('waysIn.wrongSmsCode')
  const { token } = await ways().loginSms({ phone: phones.li, code })

  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()
  expect(userInfo.userAccount).toBe('li')
  expect(await refusalOf(ways().loginSms({ phone: phones.li, code }))).toBe('waysIn.wrongSmsCode')
  const rows = await office.db.platform.selectFrom('smsCode').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('two calls with the same code at once open one session', async () => {
  office.clock.pass(minutes(2))
  await ways().smsCode({ phone: phones.li })
  const code = await codeFor(phones.li, 2)
  const answers = await Promise.all(
    [1, 2, 3].map(() => refusalOf(ways().loginSms({ phone: phones.li, code }))),
  )

  expect(answers.toSorted()).toEqual(['not refused', 'waysIn.wrongSmsCode', 'waysIn.wrongSmsCode'])
})

test('five wrong codes spend the right one, and codes are good for five minutes', async () => {
  await ways().smsCode({ phone: phones.wang })
  const code = await codeFor(phones.wang)
  for (let turn = 0; turn < 5; turn += 1)
    expect(await refusalOf(ways().loginSms({ phone: phones.wang, code: wrong(code) }))).toBe(
      'waysIn.wrongSmsCode',
    )
  expect(await refusalOf(ways().loginSms({ phone: phones.wang, code }))).toBe('waysIn.wrongSmsCode')

  office.clock.pass(minutes(1))
  await ways().smsCode({ phone: phones.wang })
  const next = await codeFor(phones.wang, 2)
  office.clock.pass(minutes(5))
  expect(await refusalOf(ways().loginSms({ phone: phones.wang, code: next }))).toBe('waysIn.wrongSmsCode')
})

test('a phone of somebody and a phone of no one get the same answers', async () => {
  const answers = async (phone: string) => [
    await ways().smsCode({ phone }),
    await refusalOf(ways().smsCode({ phone })),
    await refusalOf(ways().loginSms({ phone, code: '000000x' })),
  ]
  office.clock.pass(minutes(2))

  expect(await answers('13900000000')).toEqual(await answers(phones.wang))
  expect((await outbox()).some(({ phone }) => phone === '13900000000')).toBe(false)
})

test('another code comes after a minute, and ten come in a day', async () => {
  const phone = '13900000001'
  await ways().smsCode({ phone })
  office.clock.pass(seconds(59))
  expect(await refusalOf(ways().smsCode({ phone }))).toBe('waysIn.codeSentAlready')
  office.clock.pass(seconds(1))
  for (let turn = 0; turn < 9; turn += 1) {
    expect(await refusalOf(ways().smsCode({ phone }))).toBe('not refused')
    office.clock.pass(seconds(60))
  }

  expect(await refusalOf(ways().smsCode({ phone }))).toBe('waysIn.codeSentAlready')
  office.clock.pass(minutes(24 * 60))
  expect(await refusalOf(ways().smsCode({ phone }))).toBe('not refused')
})

test('of two calls at once one sends', async () => {
  const phone = '13900000002'
  const answers = await Promise.all([1, 2].map(() => refusalOf(ways().smsCode({ phone }))))

  expect(answers.toSorted()).toEqual(['not refused', 'waysIn.codeSentAlready'])
})

test('a code for signing in chooses no password, nor the other way round', async () => {
  office.clock.pass(minutes(2))
  await ways().smsCode({ phone: phones.chen })
  const code = await codeFor(phones.chen)
  const choose = (given: string, chosen: string) =>
    refusalOf(ways().resetPassword({ phone: phones.chen, code: given, password: chosen }))
  expect(await choose(code, 'magnolia in bloom')).toBe('waysIn.wrongSmsCode')

  const { token } = await office.client().session.login({ account: 'chen', password })
  await ways().resetCode({ phone: phones.chen })
  const reset = await codeFor(phones.chen, 2)
  expect(await refusalOf(ways().loginSms({ phone: phones.chen, code: reset }))).toBe('waysIn.wrongSmsCode')
  // A refused password spends no try.
  for (let turn = 0; turn < 6; turn += 1) expect(await choose(reset, 'short')).toBe('session.weakPassword')
  expect(await choose(reset, 'magnolia in bloom')).toBe('not refused')

  expect(await refusalOf(office.client({ Authorization: token }).session.currentUser())).toBe(
    'session.expired',
  )
  expect(await refusalOf(ways().loginSms({ phone: phones.chen, code }))).toBe('waysIn.wrongSmsCode')
  await office.client().session.login({ account: 'chen', password: 'magnolia in bloom' })
  expect(await choose(reset, 'orchids need shade')).toBe('waysIn.wrongSmsCode')
})

test('a company without text messages says so, and another company cannot see the outbox', async () => {
  expect(await refusalOf(ways().smsCode({ phone: `${phones.li}@other` }))).toBe('waysIn.smsOff')
  expect((await (await office.other.as('admin')).waysIn.smsOutbox()).list).toEqual([])
})

test('a provider without an account is not saved', async () => {
  const { settings } = await office.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'sms')
  const saving = settings.save({
    group: 'sms',
    value: { isOn: true, provider: 'tencent', endpoint: 'ftp://sms.example' },
    secrets: {},
    version: group?.version ?? 0,
  })

  await expect(saving).rejects.toMatchObject({ code: 'form.valuesRefused' })
})
