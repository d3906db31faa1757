import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type MailServer, type Office, openMailOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let mails: MailServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ publicUrl: 'https://office.example' }))
})
afterAll(() => close())

const linkIn = (text = '') =>
  /resetPassword#([\w-]{43})/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? ''

test('an invitation by mail leads to a first password, for a week', async () => {
  const admin = await office.as('admin')
  const lastDay = new Date(office.clock() + days(30)).toISOString().slice(0, 10)
  const guest = {
    account: 'mei',
    realName: '梅供应',
    company: '蓝山供应',
    email: 'mei@signet.example',
    lastDay,
  }
  const { password } = await admin.externals.invite(guest)
  expect(password).toBeNull()

  await expect.poll(() => mails.heard.length).toBe(1)
  expect(mails.heard[0]).toMatchObject({ to: ['mei@signet.example'] })
  const token = linkIn(mails.heard[0]?.text)
  office.clock.pass(days(6))
  await office.client().waysIn.setPasswordByLink({ token, password: 'magnolia in bloom' })
  const signIn = office.client().session.login({ account: 'mei@demo', password: 'magnolia in bloom' })
  expect(await refusalOf(signIn)).toBe('not refused')
})
