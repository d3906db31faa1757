import { type WorkNoticeVendorName, workNoticeVendors } from '@signet/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  type PublishedFlow,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import {
  minutes,
  type Office,
  openOffice,
  openVendor,
  refusalOf,
  seconds,
  type VendorServer,
} from '../../../../test/index.ts'

let office: Office
let vendors: Readonly<Record<WorkNoticeVendorName, VendorServer>>
let flow: PublishedFlow
beforeAll(async () => {
  const opened = workNoticeVendors.map(async (name) => [name, await openVendor[name]()] as const)
  vendors = Object.fromEntries(await Promise.all(opened)) as typeof vendors
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    publicUrl: 'https://office.signet.example',
    outside: { innerHosts: ['127.0.0.1'] },
  })
  flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
})
afterAll(async () => {
  await office.close()
  await Promise.all(Object.values(vendors).map(({ close }) => close()))
})
beforeEach(async () => {
  const db = office.db.tenant('demo')
  for (const table of ['notice', 'messageDelivery', 'channelState', 'externalIdentity'] as const)
    await db.deleteFrom(table).execute()
  for (const { notices, behave } of Object.values(vendors)) {
    notices.splice(0)
    behave()
  }
})

type Part = Readonly<Record<string, string | boolean>>

async function save(group: WorkNoticeVendorName, part: Part, appSecret = vendors[group].rules.appSecret) {
  const { settings } = await office.as('admin')
  const { version = 0 } = (await settings.list()).groups.find((one) => one.group === group) ?? {}
  const { url, rules } = vendors[group]
  const value = { sendsNotices: true, ...rules.settings, apiUrl: url, ...part }
  return settings.save({ group, value, secrets: { appSecret }, version })
}
/** One vendor speaks to people, found as given. */
async function speakBy(name: WorkNoticeVendorName, part: Part = {}) {
  await save(name, part)
  await (await office.as('admin')).channels.saveRules({ rules: { waiting: { [name]: 'usual' } } })
}
async function bindLi(name: WorkNoticeVendorName, subject: string) {
  const personId = office.company.people.li
  const issuer = `${name}:${vendors[name].rules.settings.appId}`
  const boundAt = '2026-03-02T01:00:00.000Z'
  await office.db
    .tenant('demo')
    .insertInto('externalIdentity')
    .values({ issuer, subject, personId, name: '李明', boundAt })
    .execute()
}
const launch = async () => {
  await launchAs(office, 'employee', flow.flowId)
  await office.settle()
  office.clock.pass(seconds(15))
  await office.settle()
}
const deliveries = async () => (await (await office.as('admin')).channels.deliveries({})).list

const reached = { wecom: 'li-at-vendor', dingtalk: 'user-li-at-vendor', feishu: 'open_id:li-at-vendor' }

test.each(workNoticeVendors)(
  '%s: a person who bound an identity gets a notice that opens the message',
  async (name) => {
    await speakBy(name)
    await bindLi(name, 'li-at-vendor')
    await launch()
    const [notice, second] = vendors[name].notices
    expect(second).toBeUndefined()
    expect(notice?.user).toBe(reached[name])
    const content = JSON.stringify(notice?.content)
    expect(content).toContain('待您处理: 郑员工')
    expect(content).toContain('https://office.signet.example/pages/message/messageDetail/index?id=')
    expect(await deliveries()).toMatchObject([{ channel: name, state: 'sent', target: '李明' }])
  },
)

test.each([
  ['wecom', 'account', 'li'],
  ['dingtalk', 'phone', 'user-13800000001'],
  ['feishu', 'phone', 'open_id:open-13800000001'],
  ['feishu', 'email', 'email:li@office.example'],
] as const)('%s finds a person who bound nothing by %s', async (name, findBy, user) => {
  const li = office.company.people.li
  await (await office.as('admin')).organization.updateUser({
    id: li,
    email: 'li@office.example',
    mobilePhone: '13800000001',
  })
  await speakBy(name, { findBy })
  await launch()
  expect(vendors[name].notices.map((notice) => notice.user)).toEqual([user])
})

test('a person who bound nothing, at a vendor that finds no people, is not reached, and reads that', async () => {
  await speakBy('dingtalk', { findBy: 'binding' })
  await launch()
  expect(await deliveries()).toMatchObject([{ state: 'dropped', target: '' }])
  const { channels } = await (await office.as('li')).channels.own({})
  expect(channels).toEqual([{ name: 'dingtalk', address: '' }])
})

test.each(workNoticeVendors)(
  '%s: somebody beyond the application is given up at once, and no fault of the channel',
  async (name) => {
    await speakBy(name)
    await bindLi(name, 'outside-li')
    await launch()
    expect(vendors[name].notices).toEqual([])
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }])
    const states = (await (await office.as('admin')).channels.rules({})).channels
    expect(states.find((one) => one.name === name)).toMatchObject({ isReady: true, failingSince: null })
  },
)

const tokenPaths = {
  wecom: '/cgi-bin/gettoken',
  dingtalk: '/gettoken',
  feishu: '/open-apis/auth/v3/tenant_access_token/internal',
}
const over = {
  wecom: { body: { errcode: 42001, errmsg: 'access_token expired' } },
  dingtalk: { body: { errcode: 40014, errmsg: '不合法的access_token' } },
  feishu: { status: 400, body: { code: 99991663, msg: 'Invalid access token for authorization.' } },
}
const sendPaths = {
  wecom: '/cgi-bin/message/send',
  dingtalk: '/topapi/message/corpconversation/asyncsend_v2',
  feishu: '/open-apis/im/v1/messages',
}

test.each(workNoticeVendors)(
  '%s: a token serves many notices; one that ended early is opened anew at the next attempt',
  async (name) => {
    await speakBy(name)
    await bindLi(name, 'li-at-vendor')
    await launch()
    await launch()
    const before = vendors[name].asked(tokenPaths[name])
    await launch()
    expect(vendors[name].asked(tokenPaths[name])).toBe(before)

    vendors[name].insteadOf(sendPaths[name], over[name])
    await launch()
    expect(vendors[name].notices).toHaveLength(3)
    const [waiting] = await deliveries()
    expect(waiting).toMatchObject({ state: 'waiting', reason: expect.stringMatching(/42001|40014|99991663/) })
    vendors[name].behave()
    office.clock.pass(minutes(2))
    await office.settle()
    expect(vendors[name].notices).toHaveLength(4)
    expect(vendors[name].asked(tokenPaths[name])).toBe(before + 1)
  },
)

test('texts of people are no markup: WeCom gets no tags', async () => {
  await speakBy('wecom')
  await bindLi('wecom', 'li-at-vendor')
  const { channels } = await office.as('admin')
  await channels.saveTemplate({
    ...{ category: 'waiting', channel: 'wecom', locale: 'zh-CN', version: 0 },
    ...{ subject: '', body: '<a href="https://evil.example">{title}</a>' },
  })
  await launch()
  const content = JSON.stringify(vendors.wecom.notices[0]?.content)
  expect(content).toContain('evil.example')
  expect(content).not.toContain('<a')
})

test('a wrong secret, or DingTalk without its application, is found when the settings are saved', async () => {
  expect(await refusalOf(save('wecom', {}, 'wrong'))).toBe('form.valuesRefused')
  expect(await refusalOf(save('dingtalk', { agentId: '' }))).toBe('form.valuesRefused')
  expect(await refusalOf(save('feishu', {}, 'wrong'))).toBe('form.valuesRefused')
})
