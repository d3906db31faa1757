import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  type PublishedFlow,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import {
  hours,
  type MailServer,
  minutes,
  type Office,
  openMailOffice,
  openMailServer,
  refusalOf,
  seconds,
} from '../../../../test/index.ts'

let office: Office
let mails: MailServer
let flow: PublishedFlow
let close: () => Promise<void>

beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ publicUrl: 'https://office.signet.example' }))
  flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const { organization } = await office.as('admin')
  await organization.updateUser({ id: office.company.people.li, email: 'li@office.example' })
})
afterAll(() => close())

beforeEach(async () => {
  const db = office.db.tenant('demo')
  await office.settle()
  for (const table of [
    'notice',
    'messageDelivery',
    'channelRule',
    'channelChoice',
    'mutedCase',
    'channelState',
  ] as const)
    await db.deleteFrom(table).execute()
  mails.heard.length = 0
})

type Rules = Parameters<Awaited<ReturnType<Office['as']>>['channels']['saveRules']>[0]['rules']
const setRules = async (rules: Rules) => (await office.as('admin')).channels.saveRules({ rules })
const launch = async () => {
  const caseId = await launchAs(office, 'employee', flow.flowId)
  await office.settle()
  return caseId
}
/** Lets time pass and does what is due then. */
const after = async (milliseconds: number) => {
  office.clock.pass(milliseconds)
  await office.settle()
}
const deliveries = async (filter: object = {}) =>
  (await (await office.as('admin')).channels.deliveries(filter)).list
const choose = async (choice: object) =>
  (await office.as('li')).channels.saveOwn({ choices: {}, quiet: null, digestAt: null, ...choice })
const decode = (mail: string) => Buffer.from(mail, 'utf8').toString().replaceAll('=\r\n', '')

test('a task that waits is mailed once its person had time to read it, verdict first, with a link', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await launch()
  await after(seconds(10))
  expect(mails.heard).toHaveLength(0)

  await after(seconds(5))
  expect(mails.heard.map(({ to }) => to)).toEqual([['li@office.example']])
  const text = decode(mails.heard[0]?.text ?? '')
  expect(text).toContain('https://office.signet.example/pages/message/messageDetail/index?id')
  expect(text).toContain('Auto-Submitted: auto-generated')
  expect(await deliveries()).toMatchObject([
    { state: 'sent', channel: 'mail', category: 'waiting', target: 'li@office.example', attempts: 1 },
  ])
  await after(hours(1))
  expect(mails.heard).toHaveLength(1)
})

test('what was read or decided meanwhile is not sent, and without rules nothing is looked at', async () => {
  const before = await launch()
  await after(minutes(1))
  expect(await deliveries()).toEqual([])
  await agreeAs(office, 'li', before)

  await setRules({ waiting: { mail: 'always' } })
  const caseId = await launch()
  await agreeAs(office, 'li', caseId)
  await office.settle()
  await after(minutes(1))
  expect(mails.heard).toEqual([])
})

test('a decision after a failed attempt drops the delivery and says why', async () => {
  await setRules({ waiting: { mail: 'always' } })
  await mails.close()
  const caseId = await launch()
  await after(seconds(15))
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  await agreeAs(office, 'li', caseId)
  mails = await reopened()
  await after(hours(1))
  expect(await deliveries()).toMatchObject([{ state: 'dropped', reason: '发送前已读或已处理' }])
  expect(mails.heard).toEqual([])
})

const reopened = async () => {
  const { port } = mails
  const again = await openMailServer(port)
  return again
}

test('a mail server that is away is tried again; administrators hear of it once and nothing is sent twice', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await mails.close()
  await launch()
  await launch()
  await after(seconds(15))
  await after(minutes(1))
  await after(minutes(5))
  const failing = await (await office.as('admin')).notices.list({ type: 3 })
  expect(failing.list.map(({ title }) => title)).toEqual(['邮件发送失败，请检查邮件设置'])
  const { channels } = await (await office.as('admin')).channels.rules()
  expect(channels.find(({ name }) => name === 'mail')).toMatchObject({ waiting: 2, failed: 0 })
  expect(channels.find(({ name }) => name === 'mail')?.failingSince).not.toBeNull()

  mails = await reopened()
  await after(minutes(30))
  expect(mails.heard).toHaveLength(2)
  expect(new Set(mails.heard.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1])).size).toBe(2)
  expect((await (await office.as('admin')).channels.rules()).channels[0]?.failingSince).toBeNull()
  await after(hours(24))
  expect(mails.heard).toHaveLength(2)
})

test('what is given up stays with its reason until an administrator sends it again', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await mails.close()
  await launch()
  await after(seconds(15))
  for (let hour = 0; hour < 20; hour += 1) await after(hours(1))
  const [given] = await deliveries({ state: 'failed' })
  expect(given).toMatchObject({ attempts: 7, person: { name: '李伟' } })
  expect(given?.reason).toContain('127.0.0.1')

  mails = await reopened()
  const { channels } = await office.as('admin')
  expect(await channels.redeliver({ ids: [given?.id ?? ''] })).toEqual({ count: 1 })
  await office.settle()
  expect(mails.heard).toHaveLength(1)
  expect(await channels.redeliver({ ids: [given?.id ?? ''] })).toEqual({ count: 0 })
})

test('an address that the server does not know is given up at once and does not count against the channel', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  const { organization } = await office.as('admin')
  const { li } = office.company.people
  await organization.updateUser({ id: li, email: 'li@gone.example' })
  await launch()
  await after(seconds(15))
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 1, target: 'li@gone.example' }])
  expect((await (await office.as('admin')).channels.rules()).channels[0]?.failingSince).toBeNull()
  await organization.updateUser({ id: li, email: '' })
  await launch()
  await after(seconds(15))
  expect((await deliveries())[0]).toMatchObject({ state: 'dropped', reason: '此人没有填写地址' })
  await organization.updateUser({ id: li, email: 'li@office.example' })
})

test('people choose within the rules of the company', async () => {
  await setRules({ waiting: { mail: 'usual', sms: 'offered' }, decided: { mail: 'always' } })
  const { channels } = await office.as('li')
  expect(await channels.own()).toMatchObject({
    channels: [{ name: 'mail', address: 'li@office.example' }, { name: 'sms' }],
    rules: { waiting: { mail: 'usual', sms: 'offered' } },
  })
  await choose({ choices: { waiting: { mail: false } } })
  await launch()
  await after(seconds(15))
  expect(await deliveries()).toEqual([])

  await setRules({ waiting: { mail: 'always' } })
  await launch()
  await after(seconds(15))
  expect(await deliveries()).toHaveLength(1)
})

test('quiet hours hold messages back until their end, over midnight too', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await choose({ quiet: { from: 22 * 60, to: 8 * 60 } })
  office.clock.set('2026-03-10T15:00:00.000Z') // 23:00 in Shanghai
  await launch()
  await after(minutes(1))
  expect(mails.heard).toHaveLength(0)
  expect(await deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: '2026-03-11T00:00:00.000Z' }])
  await after(hours(9))
  expect(mails.heard).toHaveLength(1)
})

test('a digest gathers the mails of a day into one, without those that are over', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await choose({ digestAt: 18 * 60 })
  office.clock.set('2026-03-12T01:00:00.000Z')
  await launch()
  await after(minutes(10))
  const second = await launch()
  await after(minutes(10))
  await launch()
  await after(minutes(10))
  await agreeAs(office, 'li', second)
  expect(mails.heard).toHaveLength(0)
  office.clock.set('2026-03-12T10:00:00.000Z')
  await office.settle()
  expect(mails.heard).toHaveLength(1)
  const links = decode(mails.heard[0]?.text ?? '').match(/messageDetail\/index\?id/g) ?? []
  // As text and as HTML.
  expect(links).toHaveLength(4)
  expect(await deliveries()).toMatchObject([{ isDigest: true, state: 'sent' }])
})

test('a digest of very many shows fifty and says how many more there are', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await choose({ digestAt: 18 * 60 })
  office.clock.set('2026-03-12T01:00:00.000Z')
  for (let count = 0; count < 53; count += 1) await launch()
  await after(minutes(1))
  office.clock.set('2026-03-12T10:00:00.000Z')
  await office.settle()
  const mail = await PostalMime.parse(mails.heard[0]?.text ?? '')
  expect(mails.heard).toHaveLength(1)
  expect(mail.subject).toContain('53 条消息')
  expect(mail.text?.match(/messageDetail\/index\?id/g)).toHaveLength(50)
  expect(mail.text).toContain('还有 3 条消息')
})

test('a muted case is heard of in the product alone, unless the company demands more', async () => {
  await setRules({ reminded: { mail: 'usual' } })
  const caseId = await launch()
  const { channels } = await office.as('li')
  await channels.muteCase({ caseId, isMuted: true })
  expect((await channels.own()).mutedCases).toMatchObject([{ id: caseId }])
  const urge = async () => {
    office.clock.pass(hours(30))
    await (await office.as('employee')).approvals.urge({ caseId })
    await office.settle()
    await after(seconds(15))
  }
  await urge()
  expect(await deliveries()).toEqual([])
  await setRules({ reminded: { mail: 'always' } })
  await urge()
  expect(await deliveries()).toHaveLength(1)
  expect(await refusalOf((await office.as('zhao')).channels.muteCase({ caseId, isMuted: true }))).toBe(
    'approvals.notInvolved',
  )
})

test('what was put off goes out by the channels again when it returns', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  await launch()
  const { notices } = await office.as('li')
  const [notice] = (await notices.list({})).list
  const until = new Date(office.clock() + hours(2)).toISOString()
  await notices.put({ ids: [notice?.id ?? ''], place: 'snoozed', until })
  await after(hours(1))
  expect(mails.heard).toHaveLength(0)
  await after(hours(1))
  await after(seconds(1))
  expect(mails.heard).toHaveLength(1)
})

test('text messages go into the outbox of a company without a provider', async () => {
  const { settings, organization } = await office.as('admin')
  await settings.save({ group: 'sms', value: { isOn: true, provider: 'outbox' }, secrets: {}, version: 0 })
  await organization.updateUser({ id: office.company.people.li, mobilePhone: '13800000021' })
  await setRules({ waiting: { sms: 'usual' } })
  await launch()
  await after(seconds(15))
  const rows = await office.db.tenant('demo').selectFrom('smsOutbox').selectAll().execute()
  expect(rows).toMatchObject([{ phone: '13800000021' }])
  expect(rows[0]?.body).toContain('https://office.signet.example/pages/message/messageDetail/index?id=')
})

test('two administrators do not overwrite each other, and others see no deliveries', async () => {
  const { channels } = await office.as('admin')
  const { revision } = await channels.rules()
  await channels.saveRules({ rules: { news: { mail: 'usual' } }, expects: revision })
  expect(await refusalOf(channels.saveRules({ rules: {}, expects: revision }))).toBe(
    'request.changedMeanwhile',
  )
  expect(await refusalOf((await office.as('li')).channels.deliveries({}))).toBe('session.administratorsOnly')
  expect((await (await office.other.as('admin')).channels.rules()).rules).toEqual({})
})

test('a company says it in its own words, in each language, and takes them back', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  const { channels } = await office.as('admin')
  const place = { category: 'waiting', channel: 'mail', locale: 'zh-CN' } as const
  const words = { subject: '[{system}] {title}', body: '{name}，您好：\n{words}\n请处理{step}。' }
  expect(
    await refusalOf(channels.saveTemplate({ ...place, subject: '', body: '{amount}', version: 0 })),
  ).toBe('channels.parameterUnknown')
  expect(await channels.saveTemplate({ ...place, ...words, version: 0 })).toEqual({ version: 1 })
  expect(await refusalOf(channels.saveTemplate({ ...place, ...words, version: 0 }))).toBe(
    'request.changedMeanwhile',
  )
  await launch()
  await after(seconds(15))
  const sent = await PostalMime.parse(mails.heard[0]?.text ?? '')
  expect(sent.subject).toMatch(/^\[Signet\] .+/)
  expect(sent.text).toMatch(/^李伟，您好：\n请处理.+。\nhttps:/)

  await channels.saveTemplate({ ...place, subject: '', body: '', version: 1 })
  expect((await channels.templates()).list.map(({ version, body }) => [version, body !== ''])).toEqual([
    [2, false],
    [1, true],
  ])
  expect(await channels.previewTemplate({ ...place, ...words })).toMatchObject({
    isSample: true,
    body: expect.stringContaining('请尽快处理'),
  })
})

test('a test goes to the person who asks for it, as it is on screen', async () => {
  const { channels, organization } = await office.as('admin')
  const template = {
    category: 'decided',
    channel: 'mail',
    locale: 'en-US',
    subject: 'A',
    body: '{title}!',
  } as const
  expect(await refusalOf(channels.testTemplate(template))).toBe('channels.notReachable')
  await organization.updateUser({ id: office.company.people.admin, email: 'admin@office.example' })
  expect(await channels.testTemplate(template)).toEqual({ target: 'admin@office.example', failure: '' })
  expect(decode(mails.heard[0]?.text ?? '')).toContain('Expenses, Shanghai!')
})

test('conversations with unread messages join the digest, each once, and those that were read do not', async () => {
  await setRules({ waiting: { mail: 'usual' }, chat: { mail: 'usual', push: 'usual' } })
  await choose({ digestAt: 18 * 60 })
  office.clock.set('2026-03-12T01:00:00.000Z')
  const { li } = office.company.people
  const say = async (who: 'wang' | 'chen', text: string) => {
    const { chat } = await office.as(who)
    const { id } = await chat.openDirect({ personId: li })
    const { sequence } = await chat.send({ id, clientId: `device-of-${who}-${text.codePointAt(0)}`, text })
    await after(seconds(30))
    return { id, sequence }
  }
  await say('wang', '一')
  await launch()
  await say('wang', '二')
  const read = await say('chen', '三')
  await after(minutes(5))
  await (await office.as('li')).chat.read(read)
  expect(mails.heard).toEqual([])

  office.clock.set('2026-03-12T10:00:00.000Z')
  await office.settle()
  expect(mails.heard).toHaveLength(1)
  const { subject, text = '' } = await PostalMime.parse(mails.heard[0]?.text ?? '')
  expect(subject).toContain('2 条消息')
  expect(text.match(/messageDetail\/index\?id/g)).toHaveLength(1)
  expect(text.match(/message\/im\/index\?formUserId/g)).toHaveLength(1)
  expect(text).toContain('2 条新消息: 王芳')
  expect(text).not.toContain('陈静')
  expect(await deliveries({ channel: 'mail' })).toMatchObject([{ isDigest: true, state: 'sent' }])
})

test('without a digest a conversation is mailed alone', async () => {
  await setRules({ chat: { mail: 'usual' } })
  await choose({})
  const { chat } = await office.as('wang')
  const { id } = await chat.openDirect({ personId: office.company.people.li })
  await chat.send({ id, clientId: 'device-of-wang', text: '在吗' })
  await after(seconds(10))
  expect(mails.heard).toHaveLength(1)
  expect(await deliveries()).toMatchObject([{ isDigest: false, state: 'sent', category: 'chat' }])
})
