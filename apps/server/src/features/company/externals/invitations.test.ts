import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  days,
  type MailServer,
  type Office,
  openAnsweringServer,
  openMailOffice,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let mails: MailServer
let close: () => Promise<void>
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ publicUrl: 'https://office.example' }))
  admin = await office.as('admin', { 'Accept-Language': 'en-US' })
})
afterAll(() => close())

const linkIn = (text = '') =>
  /resetPassword#([\w-]{43})/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? ''

const guest = (account: string) => ({
  account,
  realName: '梅供应',
  company: '蓝山供应',
  lastDay: new Date(office.clock() + days(30)).toISOString().slice(0, 10),
})

const invitationOf = async (id: string) =>
  (await admin.externals.list({})).list.find((row) => row.id === id)?.invitation

const noticesOf = async (name: string) => {
  const { notices } = await office.as('admin', { 'Accept-Language': 'en-US' })
  return (await notices.list({})).list.filter(({ title }) => title.includes(name))
}

test('an invitation by mail leads to a first password, for a week', async () => {
  const { id, password } = await admin.externals.invite({ ...guest('mei'), email: 'mei@signet.example' })
  expect(password).toBeNull()
  expect(await invitationOf(id)).toMatchObject({ way: 'mail', state: 'waiting', reason: '' })

  await office.settle()
  expect(await invitationOf(id)).toMatchObject({ way: 'mail', state: 'sent', reason: '' })
  expect(mails.heard).toHaveLength(1)
  expect(mails.heard[0]).toMatchObject({ to: ['mei@signet.example'] })
  const token = linkIn(mails.heard[0]?.text)
  office.clock.pass(days(6))
  await office.client().waysIn.setPasswordByLink({ token, password: 'magnolia in bloom' })
  const signIn = office.client().session.login({ account: 'mei@demo', password: 'magnolia in bloom' })
  expect(await refusalOf(signIn)).toBe('not refused')
})

describe('a mail server that refuses', () => {
  test('is quoted in the list, the inviter hears of it, and a corrected address gets the link', async () => {
    const invited = await admin.externals.invite({
      ...guest('gone'),
      realName: '走远',
      email: 'a@gone.example',
    })
    // A password would be worth nothing beside a link that works later.
    expect(invited.password).toBeNull()
    await office.settle()
    const failed = await invitationOf(invited.id)
    expect(failed).toMatchObject({ way: 'mail', state: 'failed' })
    expect(failed?.reason).toMatch(/mail server refused this address.*No such mailbox/)
    expect((await noticesOf('走远')).map(({ title }) => title)).toEqual([
      'The invitation of 走远 could not be delivered. See why.',
    ])

    // Links that were never delivered do not count as mailed.
    for (let again = 0; again < 4; again++) {
      await admin.externals.inviteAgain({ id: invited.id })
      await office.settle()
    }
    expect((await invitationOf(invited.id))?.reason).toMatch(/refused this address/)

    const { id } = invited
    await admin.organization.updateUser({ id, email: 'here@signet.example' })
    const before = mails.heard.length
    await admin.externals.inviteAgain({ id })
    expect(await invitationOf(id)).toMatchObject({ state: 'waiting', reason: '' })
    await office.settle()
    expect(await invitationOf(id)).toMatchObject({ state: 'sent', reason: '' })
    expect(mails.heard.slice(before).map(({ to }) => to)).toEqual([['here@signet.example']])
  })

  test('two presses at once send one mail', async () => {
    const { id } = await admin.externals.invite({ ...guest('twice'), email: 'twice@signet.example' })
    await office.settle()
    const before = mails.heard.length
    await Promise.all([admin.externals.inviteAgain({ id }), admin.externals.inviteAgain({ id })])
    await office.settle()
    expect(mails.heard.length).toBe(before + 1)
  })
})

test('a provider of text messages that refuses is quoted, and the next try may succeed', async () => {
  const answers = [
    { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: 'no such number' },
    { Code: 'OK', Message: 'OK' },
  ]
  const provider = await openAnsweringServer((_heard, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers.shift()))
  })
  const { settings, externals } = admin
  const sms = (await settings.list()).groups.find(({ group }) => group === 'sms')
  if (!sms) throw new Error('sms')
  const value = {
    ...{ isOn: true, provider: 'aliyun', accessKeyId: 'key', signName: '云杉', templateCode: 'SMS_1' },
    ...{ inviteTemplateCode: 'SMS_2', endpoint: `${provider.url}/` },
  }
  await settings.save({ ...sms, secrets: { accessKeySecret: 'secret' }, value: { ...sms.value, ...value } })
  const wanted = { ...guest('texted'), mobilePhone: '13800000077', by: 'sms' as const }
  const { id } = await externals.invite(wanted)
  await office.settle()
  expect(await invitationOf(id)).toMatchObject({
    ...{ way: 'sms', state: 'failed' },
    reason: 'The provider didn’t take the message: isv.MOBILE_NUMBER_ILLEGAL: no such number',
  })
  expect(decodeURIComponent(provider.heard[0]?.path ?? '')).toContain(`"date":"${wanted.lastDay}"`)

  await externals.inviteAgain({ id })
  await office.settle()
  expect(await invitationOf(id)).toMatchObject({ way: 'sms', state: 'sent', reason: '' })
  await provider.close()
})

test('an invitation is sent again only while the account is open, and not where a password was answered', async () => {
  const { externals } = admin
  const { id, password } = await externals.invite(guest('bypassword'))
  expect(password).not.toBeNull()
  expect(await invitationOf(id)).toBeNull()
  expect(await refusalOf(externals.inviteAgain({ id }))).toBe('externals.noInvitation')
  await externals.end({ id })
  expect(await refusalOf(externals.inviteAgain({ id }))).toBe('externals.closed')
})
