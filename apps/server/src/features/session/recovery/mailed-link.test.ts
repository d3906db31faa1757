import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type MailServer,
  minutes,
  type Office,
  openMailOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let mails: MailServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ publicUrl: 'https://office.example' }))
  const admin = await office.as('admin')
  const { li, wang } = office.company.people
  await admin.organization.updateUser({ id: li, email: 'li@signet.example' })
  await admin.organization.updateUser({ id: wang, email: 'wang@gone.example' })
})
beforeEach(() => {
  mails.heard.length = 0
  office.clock.pass(minutes(31))
})
afterAll(() => close())

const ways = () => office.client().waysIn
const tokenIn = (text = '') =>
  /resetPassword#([\w-]{43})/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? ''
const mailed = async (count = 1) => {
  await expect.poll(() => mails.heard.length).toBe(count)
  return tokenIn(mails.heard[count - 1]?.text)
}

test('Li gets a link, chooses a password once, and is out everywhere', async () => {
  const { token } = await office.client().session.login({ account: 'li', password })
  await ways().askPasswordLink({ account: 'li' })
  const link = await mailed()
  expect(mails.heard[0]).toMatchObject({ to: ['li@signet.example'] })
  expect(mails.heard[0]?.text).toContain('https://office.example/pages/login/resetPassword#')
  const choose = (chosen: string) => refusalOf(ways().setPasswordByLink({ token: link, password: chosen }))
  expect(await choose('short')).toBe('session.weakPassword')
  expect(await choose('magnolia in bloom')).toBe('not refused')
  expect(await choose('orchids need shade')).toBe('waysIn.linkExpired')

  const before = office.client({ Authorization: token })
  expect(await refusalOf(before.session.currentUser())).toBe('session.expired')
  const login = await office.client().session.login({ account: 'li', password: 'magnolia in bloom' })
  const li = office.client({ Authorization: login.token })
  await office.settle()
  const titles = (await li.notices.list({})).list.map(({ title }) => title)
  expect(titles.some((title) => /password|密码/.test(title))).toBe(true)
  const { list } = await (await office.as('admin')).logs.list({ kind: 'operations' })
  expect(list.some(({ what }) => what === 'POST /api/oauth/resetPassword')).toBe(true)
})

test('two uses of a link at once: one chooses', async () => {
  await ways().askPasswordLink({ account: 'li' })
  const token = await mailed()
  const answers = await Promise.all(
    ['violets are early', 'tulips are later'].map((chosen) =>
      refusalOf(ways().setPasswordByLink({ token, password: chosen })),
    ),
  )

  expect(answers.toSorted()).toEqual(['not refused', 'waysIn.linkExpired'])
})

test('a link is good for half an hour, and a newer password ends it', async () => {
  await ways().askPasswordLink({ account: 'li' })
  const first = await mailed()
  office.clock.pass(minutes(30))
  const use = (token: string) =>
    refusalOf(ways().setPasswordByLink({ token, password: 'daisies on the lawn' }))
  expect(await use(first)).toBe('waysIn.linkExpired')

  await ways().askPasswordLink({ account: 'li' })
  const second = await mailed(2)
  const { li } = office.company.people
  await (await office.as('admin')).people.resetPassword({ id: li })
  expect(await use(second)).toBe('waysIn.linkExpired')
})

test('accounts that do not exist, have no mailbox or a dead one get the same answer, and three mails at most come', async () => {
  for (const account of ['nobody-here', 'chen', 'wang'])
    expect(await ways().askPasswordLink({ account })).toBeNull()
  for (let turn = 0; turn < 5; turn += 1) await ways().askPasswordLink({ account: 'li' })

  await mailed(3)
  expect(mails.heard.map(({ to }) => to[0])).toEqual(Array(3).fill('li@signet.example'))
})

test('the database keeps no token', async () => {
  await ways().askPasswordLink({ account: 'li' })
  const token = await mailed()
  const rows = await office.db.platform.selectFrom('passwordLink').selectAll().execute()

  expect(JSON.stringify(rows)).not.toContain(token)
  expect(
    await refusalOf(ways().setPasswordByLink({ token: 'x'.repeat(43), password: 'daisies on the lawn' })),
  ).toBe('waysIn.linkExpired')
})

test('a company that mails nothing says so', async () => {
  expect(await refusalOf(ways().askPasswordLink({ account: 'admin@other' }))).toBe('waysIn.mailOff')
})
