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
  openPushService,
  type PushService,
  refusalOf,
  seconds,
} from '../../../../test/index.ts'

let office: Office
let service: PushService
let flow: PublishedFlow

beforeAll(async () => {
  service = await openPushService()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    publicUrl: 'https://office.signet.example',
    outside: { innerHosts: ['127.0.0.1'] },
  })
  flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  await (await office.as('admin')).channels.saveRules({ rules: { waiting: { push: 'usual' } } })
})
afterAll(async () => {
  await office.close()
  await service.close()
})
beforeEach(async () => {
  const db = office.db.tenant('demo')
  for (const table of ['notice', 'messageDelivery', 'channelState', 'pushSubscription'] as const)
    await db.deleteFrom(table).execute()
  service.pushed.splice(0)
  service.answer(undefined)
})

const launch = async () => {
  await launchAs(office, 'employee', flow.flowId)
  await office.settle()
  office.clock.pass(seconds(15))
  await office.settle()
}
const deliveries = async () => (await (await office.as('admin')).channels.deliveries({})).list

test('a browser that was allowed gets a sealed message that opens the right page', async () => {
  const { channels } = await office.as('li')
  expect((await channels.pushKey()).key).toMatch(/^[\w-]{87}$/)
  await channels.subscribe(service.subscription('phone'))
  await launch()
  expect(service.pushed).toMatchObject([
    {
      path: '/phone',
      headers: { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' },
      payload: { path: expect.stringMatching(/^\/pages\/message\/messageDetail\/index\?id=/) },
    },
  ])
  expect(await deliveries()).toMatchObject([{ channel: 'push', state: 'sent' }])
})

test('a browser whose subscription ended is forgotten, one that is away for now is tried again', async () => {
  const { channels } = await office.as('li')
  await channels.subscribe(service.subscription('phone'))
  service.answer(503)
  await launch()
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  service.answer(undefined)
  office.clock.pass(minutes(1))
  await office.settle()
  expect(service.pushed).toHaveLength(1)

  service.answer(410)
  await launch()
  expect((await deliveries())[0]).toMatchObject({ state: 'failed', attempts: 1 })
  service.answer(undefined)
  await launch()
  expect((await deliveries())[0]).toMatchObject({ state: 'dropped', reason: '此人没有填写地址' })
  expect(service.pushed).toHaveLength(1)
})

test('addresses of the inside, of no vendor and keys of no browser are refused', async () => {
  const { channels } = await office.as('zhao')
  const good = service.subscription('phone')
  const to = (endpoint: string) => refusalOf(channels.subscribe({ ...good, endpoint }))
  expect(await to('https://169.254.169.254/latest')).toBe('outside.innerAddress')
  expect(await to('https://[::1]/x')).toBe('outside.innerAddress')
  expect(await to('http://push.example/x')).toBe('channels.pushRefused')
  expect(await to('javascript:alert(1)')).toBe('channels.pushRefused')
  expect(await refusalOf(channels.subscribe({ ...good, p256dh: 'short' }))).toBe('request.invalid')
})

test('a browser that another person signs in at is theirs alone', async () => {
  await (await office.as('li')).channels.subscribe(service.subscription('shared'))
  await (await office.as('zhao')).channels.subscribe(service.subscription('shared'))
  await launch()
  expect(service.pushed).toEqual([])
})

test('a subscription ends with the session in which it was made, and when its owner wants', async () => {
  const client = await office.as('li')
  await client.channels.subscribe(service.subscription('phone'))
  await client.channels.unsubscribe({ endpoint: service.subscription('phone').endpoint })
  await launch()
  await client.channels.subscribe(service.subscription('desk'))
  await client.session.logout()
  await launch()
  expect(service.pushed).toEqual([])
})
