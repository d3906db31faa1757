import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  days,
  type MailServer,
  minutes,
  type Office,
  openMailOffice,
  openOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let mails: MailServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ registration: true }))
})
beforeEach(() => {
  mails.heard.length = 0
  office.clock.pass(minutes(2))
})
afterAll(() => close())

const registration = () => office.client().registration
const plain = (text = '') => Buffer.from(text.split('\r\n\r\n').slice(1).join(''), 'base64').toString()

async function codeFor(email: string): Promise<string> {
  await registration().ask({ email })
  await expect.poll(() => mails.heard.length).toBe(1)
  const text = mails.heard[0]?.text ?? ''
  return /\b\d{6}\b/.exec(plain(text))?.[0] ?? /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

const wish = (more: Readonly<{ email: string; emailCode: string; code?: string; password?: string }>) => ({
  ...{ code: 'acme', companyName: '新公司', account: 'boss', realName: '老板', password },
  ...more,
})

test('a company registers with a mailed code, and its administrator sees only their own company', async () => {
  const email = 'boss@acme.example'
  await registration().register(wish({ email, emailCode: await codeFor(email) }))
  const { token } = await office.client().session.login({ account: 'boss@acme', password })
  const boss = office.client({ authorization: token })
  const { list } = await boss.people.list({})
  expect(list.map(({ realName }) => realName)).toEqual(['老板'])
  expect((await boss.monitor.show()).quotas.people).toEqual({ used: 1, most: 100 })
  expect((await boss.announcements.list({})).list).toEqual([])
  expect(await refusalOf(boss.organization.updateUser({ id: office.company.people.li }))).toBe(
    'organization.notFound',
  )
})

test('a name that is taken says so and nothing about whose it is, and leaves that company as it was', async () => {
  const email = 'thief@acme.example'
  const emailCode = await codeFor(email)
  for (const code of ['demo', 'other'])
    expect(await refusalOf(registration().register(wish({ email, emailCode, code })))).toBe(
      'registration.codeTaken',
    )
  expect((await (await office.as('admin')).people.list({})).pagination.total).toBe(9)
})

test('a wrong code, one too many tries and a used code are refused', async () => {
  const email = 'guess@acme.example'
  const right = await codeFor(email)
  const attempt = (emailCode: string, code = 'guess') =>
    refusalOf(registration().register(wish({ email, emailCode, code })))
  const wrong = right === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 5; turn += 1) expect(await attempt(wrong)).toBe('registration.wrongCode')
  expect(await attempt(right)).toBe('registration.wrongCode')

  office.clock.pass(minutes(2))
  mails.heard.length = 0
  const next = await codeFor(email)
  expect(await refusalOf(registration().ask({ email }))).toBe('registration.codeSent')
  expect(
    await refusalOf(
      registration().register(wish({ email, emailCode: next, code: 'guess', password: '12345678' })),
    ),
  ).toBe('session.weakPassword')
  const both = await Promise.all([attempt(next, 'guess'), attempt(next, 'guess')])
  expect(both).toContain('not refused')
  expect(['request.tooMany', 'registration.codeTaken']).toContain(both.find((one) => one !== 'not refused'))
  expect(await attempt(next, 'guess2')).toBe('registration.wrongCode')
  const left = office.db.platform.selectFrom('tenant').where('code', '=', 'guess2').selectAll()
  expect(await left.execute()).toEqual([])
})

test('codes to one address are few within a day', async () => {
  const email = 'many@acme.example'
  for (let turn = 0; turn < 5; turn += 1) {
    await registration().ask({ email })
    office.clock.pass(minutes(2))
  }
  expect(await refusalOf(registration().ask({ email }))).toBe('registration.codeSent')
  office.clock.pass(days(1))
  await expect.poll(() => mails.heard.length).toBe(5)
  mails.heard.length = 0
  expect(await codeFor(email)).toMatch(/^\d{6}$/)
})

test('without the switch nothing is registered, and the page is not offered', async () => {
  const closed = await openOffice()
  const { session, registration: calls } = closed.client()
  expect((await session.loginConfig()).canRegister).toBe(false)
  expect(await refusalOf(calls.ask({ email: 'a@acme.example' }))).toBe('registration.off')
  expect(await refusalOf(calls.register(wish({ email: 'a@acme.example', emailCode: '1' })))).toBe(
    'registration.off',
  )
  await closed.close()
  expect((await office.client().session.loginConfig()).canRegister).toBe(true)
})
