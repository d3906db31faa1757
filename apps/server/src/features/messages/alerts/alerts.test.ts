import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import {
  hours,
  type Office,
  openOffice,
  openPushService,
  type PushService,
  seconds,
} from '../../../../test/index.ts'

let office: Office
let service: PushService

beforeAll(async () => {
  service = await openPushService()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    publicUrl: 'https://office.signet.example',
    outside: { innerHosts: ['127.0.0.1'] },
  })
})
afterAll(async () => {
  await office.close()
  await service.close()
})
beforeEach(async () => {
  const db = office.db.tenant('demo')
  for (const table of ['messageDelivery', 'pushSubscription', 'channelChoice', 'conversation'] as const)
    await db.deleteFrom(table).execute()
  const { channels } = await office.as('admin')
  await channels.saveRules({ rules: { chat: { push: 'usual' } } })
  for (const who of ['li', 'wang', 'chen'] as const)
    await (await office.as(who)).channels.subscribe(service.subscription(who))
  service.pushed.splice(0)
  service.answer(undefined)
})

type Who = 'li' | 'wang' | 'chen' | 'employee'
const chatOf = async (account: Who) => (await office.as(account)).chat
const idOf = (account: 'li' | 'wang' | 'chen') => office.company.people[account]
let drawn = 0
const say = async (from: Who, id: string, more: object) =>
  (await chatOf(from)).send({ id, clientId: `device-${++drawn}`, ...more })
const direct = async (from: Who, to: 'li' | 'wang' | 'chen') =>
  (await (await chatOf(from)).openDirect({ personId: idOf(to) })).id
const group = async () =>
  (await (await chatOf('li')).createGroup({ name: '周报', personIds: [idOf('wang'), idOf('chen')] })).id
const after = async (ms: number) => {
  office.clock.pass(ms)
  await office.settle()
}
const heard = () => service.pushed.map(({ path, payload }) => ({ ...(payload as object), to: path.slice(1) }))

const deliveries = async () => (await (await office.as('admin')).channels.deliveries({})).list

test('a message that is not read within ten seconds is pushed to the devices of the other, with its words', async () => {
  const id = await direct('li', 'wang')
  await say('li', id, { text: '今天能批吗？' })
  await after(seconds(9))
  expect(heard()).toEqual([])

  await after(seconds(1))
  expect(heard()).toEqual([
    {
      to: 'wang',
      path: `/pages/message/im/index?formUserId=${id}`,
      id: `chat:${id}`,
      title: '1 条新消息: 李伟',
      body: '今天能批吗？',
    },
  ])
})

test('several are one alert that counts them; what is read meanwhile is none', async () => {
  const id = await direct('li', 'wang')
  await say('li', id, { text: '一' })
  await say('li', id, { text: '二' })
  const third = await say('li', id, { text: '三' })
  await after(seconds(10))
  expect(heard()).toMatchObject([{ title: '3 条新消息: 李伟', body: '三' }])

  await after(hours(1))
  expect(heard()).toHaveLength(1)
  await say('li', id, { text: '四' })
  await (await chatOf('wang')).read({ id, sequence: third.sequence + 1 })
  await after(seconds(10))
  expect(heard()).toHaveLength(1)
})

test('in a group everybody but the sender hears of it, by the name of the group, and what is no text says what it is', async () => {
  const id = await group()
  await after(seconds(10))
  expect(await deliveries()).toEqual([])
  await say('wang', id, { kind: 'location', place: { name: '西湖', address: '', lng: 120.1, lat: 30.2 } })
  await after(seconds(10))
  expect(heard().toSorted((one, other) => one.to.localeCompare(other.to))).toMatchObject([
    { to: 'chen', title: '1 条新消息: 周报', body: '王芳: [位置] 西湖' },
    { to: 'li', title: '1 条新消息: 周报' },
  ])
})

test('a muted conversation alerts only those whom it mentions', async () => {
  const id = await group()
  for (const who of ['wang', 'chen'] as const) await (await chatOf(who)).keep({ id, isMuted: true })
  await say('li', id, { text: '大家好' })
  await after(seconds(10))
  expect(heard()).toEqual([])
  await say('li', id, { text: '@陈静 请看', mentions: [idOf('chen')] })
  await after(seconds(10))
  expect(heard()).toMatchObject([{ to: 'chen' }])
})

test('a recalled message is not told, also where it waited for the end of quiet hours', async () => {
  const id = await direct('li', 'wang')
  office.clock.set('2026-03-12T15:00:00.000Z')
  await (await office.as('wang')).channels.saveOwn({
    choices: {},
    quiet: { from: 22 * 60, to: 7 * 60 },
    digestAt: null,
  })
  const first = await say('li', id, { text: '晚上好' })
  await after(seconds(10))
  await say('li', id, { text: '早点休息' })
  await after(seconds(10))
  expect(heard()).toEqual([])
  await (await chatOf('li')).recall({ id, sequence: first.sequence })
  office.clock.set('2026-03-12T23:00:00.000Z')
  await office.settle()
  expect(heard()).toMatchObject([{ title: '1 条新消息: 李伟', body: '早点休息' }])
})

test('who may not open the case any more hears nothing of its conversation', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  const { id } = await (await chatOf('employee')).openCase({ caseId })
  await office.db
    .tenant('demo')
    .insertInto('conversationMember')
    .values({
      conversationId: id,
      personId: idOf('chen'),
      role: 'member',
      joinedAt: new Date(0).toISOString(),
    })
    .execute()
  await say('employee', id, { text: '请尽快' })
  await after(seconds(10))
  expect(heard()).toMatchObject([{ to: 'li', body: expect.stringContaining('请尽快') }])
})

test('without a rule of the company no message leaves the product, and one that failed says later what is new then', async () => {
  const { channels } = await office.as('admin')
  await channels.saveRules({ rules: {} })
  const id = await direct('li', 'wang')
  await say('li', id, { text: '一' })
  await after(seconds(10))
  expect(await deliveries()).toEqual([])

  await channels.saveRules({ rules: { chat: { push: 'always' } } })
  service.answer(503)
  await say('li', id, { text: '二' })
  await after(seconds(10))
  expect(await deliveries()).toMatchObject([{ category: 'chat', state: 'waiting', attempts: 1 }])
  service.answer(undefined)
  await (await chatOf('li')).edit({ id, sequence: 2, text: '二，改' })
  await after(seconds(60))
  expect(heard().at(-1)).toMatchObject({ title: '2 条新消息: 李伟', body: '二，改' })
})

test('those that were given up are sent again beside one that waits', async () => {
  const id = await direct('li', 'wang')
  const db = office.db.tenant('demo')
  for (const text of ['一', '二']) {
    await say('li', id, { text })
    await after(seconds(10))
  }
  await db.updateTable('messageDelivery').set({ state: 'failed', nextAttemptAt: null }).execute()
  service.pushed.splice(0)
  await (await office.as('wang')).channels.saveOwn({
    choices: {},
    quiet: { from: 0, to: 23 * 60 + 59 },
    digestAt: null,
  })
  await say('li', id, { text: '三' })
  await after(seconds(10))
  expect((await deliveries()).map(({ state }) => state)).toEqual(['waiting', 'failed', 'failed'])

  const { channels } = await office.as('admin')
  expect(await channels.redeliver({ channel: 'push' })).toEqual({ count: 2 })
  await office.settle()
  expect(heard()).toMatchObject([{ title: '3 条新消息: 李伟' }, { title: '3 条新消息: 李伟' }])
})
