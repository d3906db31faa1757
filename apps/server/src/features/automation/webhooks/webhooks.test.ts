import type { WebhookEvent } from '@signet/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import {
  type AnsweringServer,
  hours,
  minutes,
  type Office,
  openAnsweringServer,
  openOffice,
  seconds,
} from '../../../../test/index.ts'
import { createApp } from '../../../create-app.ts'
import { isSignedWith } from '../../../outside/signing/index.ts'

type AnswerRequest = Parameters<Parameters<typeof openAnsweringServer>[0]>[1]
const accepts = (response: AnswerRequest) => response.writeHead(202).end('thanks')

let office: Office
let ledger: AnsweringServer
let answer: (response: AnswerRequest) => void = accepts
const options = () => ({
  secretKey: new Uint8Array(32).fill(7),
  outside: { innerHosts: [`127.0.0.1:${ledger.port}`] },
})
beforeAll(async () => {
  ledger = await openAnsweringServer((_heard, response) => answer(response))
  office = await openOffice(options())
})
afterEach(async () => {
  answer = accepts
  await office.db.tenant('demo').deleteFrom('webhook').execute()
  ledger.heard.splice(0)
})
afterAll(async () => {
  await ledger.close()
  await office.close()
})

type Settings = Partial<
  Readonly<{ url: string; events: WebhookEvent[]; flowIds: string[]; formIds: string[]; withValues: boolean }>
>
const admin = async () => (await office.as('admin')).webhooks
const registered = async (settings: Settings = {}) =>
  (await admin()).create({ name: '总账', url: `${ledger.url}/in`, events: ['case.approved'], ...settings })
const reviewed = async () =>
  (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
const approved = async (flowId: string) => {
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', caseId)
  return caseId
}
const heard = () => ledger.heard.map(({ body }) => JSON.parse(body))
const deliveriesOf = async (id: string) => (await (await admin()).deliveries({ id })).list
/** Whether the last request was signed with the secret. */
const wasSignedWith = (secret: string) => {
  const last = ledger.heard.at(-1)
  const header = (name: string) => String(last?.headers[name])
  const signed = { id: header('webhook-id'), timestamp: header('webhook-timestamp'), body: last?.body ?? '' }
  return isSignedWith(secret, signed, header('webhook-signature'))
}
const passes = async (time: number) => {
  office.clock.pass(time)
  await office.settle()
}

test('another system receives its events signed, with ids and names and without form values', async () => {
  const { secret } = await registered({
    events: ['case.launched', 'task.created', 'task.done', 'case.approved'],
  })
  const caseId = await approved(await reviewed())
  await office.settle()

  expect(heard().map(({ type }) => type)).toEqual([
    'case.launched',
    'task.created',
    'task.done',
    'case.approved',
  ])
  expect(wasSignedWith(secret)).toBe(true)
  expect(heard().at(-1)).toEqual({
    type: 'case.approved',
    timestamp: expect.any(String),
    data: {
      case: { id: caseId, title: expect.any(String), status: 'approved' },
      flow: { id: expect.any(String), name: expect.any(String) },
      starter: { id: office.company.people.employee, name: expect.any(String) },
      by: { id: office.company.people.li, name: '李伟' },
      sequence: expect.any(Number),
    },
  })
})

test('form values are sent only when the administrator enables them', async () => {
  await registered({ withValues: true })
  await approved(await reviewed())
  await office.settle()
  expect(heard()[0].data.values).toMatchObject({ subject: '出差', amount: '128.5' })
})

test('only the chosen events of the chosen flows are sent', async () => {
  const [one, other] = [await reviewed(), await reviewed()]
  await registered({ flowIds: [one], events: ['case.rejected', 'case.returned'] })
  await approved(one)
  for (const flowId of [one, other]) {
    const caseId = await launchAs(office, 'employee', flowId)
    await (await office.as('li')).approvals.reject({
      taskId: await taskOf(office, 'li', caseId),
      opinion: '否',
    })
  }
  await office.settle()
  expect(heard().map(({ type, data }) => [type, data.flow.id])).toEqual([['case.rejected', one]])
})

test('the events of a case arrive in order: later ones wait for earlier ones', async () => {
  const { id } = await registered({ events: ['case.launched', 'case.approved'] })
  answer = (response) => response.writeHead(500).end('not now')
  const caseId = await approved(await reviewed())
  await office.settle()
  expect(heard().map(({ type }) => type)).toEqual(['case.launched'])
  expect(await deliveriesOf(id)).toMatchObject([
    { event: 'case.approved', state: 'waiting', attempts: 0 },
    {
      event: 'case.launched',
      state: 'waiting',
      attempts: 1,
      status: 500,
      reason: expect.stringMatching('500'),
    },
  ])

  answer = accepts
  await passes(seconds(6))
  expect(heard().map(({ type, data }) => [type, data.case.id])).toEqual([
    ['case.launched', caseId],
    ['case.launched', caseId],
    ['case.approved', caseId],
  ])
  const [again, first] = [ledger.heard[1], ledger.heard[0]]
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(again?.body).toBe(first?.body)
})

test('two nodes working at once send each delivery once', async () => {
  await registered()
  const flowId = await reviewed()
  for (let count = 0; count < 10; count += 1) await approved(flowId)
  await office.app.server.outbox.idle()
  const { db, clock, app } = office
  const twin = await createApp({
    db,
    clock,
    filesDir: app.server.filesDir,
    dueWork: 'onCall',
    unlimited: true,
    ...options(),
  })
  await Promise.all([app, twin, app, twin].map(({ ticker }) => ticker.passDue()))
  await twin.close()
  await office.settle()

  const ids = ledger.heard.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(10)
  expect(new Set(ids).size).toBe(10)
})

test('deliveries taken by a server that died are sent later by another one', async () => {
  const { id } = await registered()
  await approved(await reviewed())
  await office.app.server.outbox.idle()
  const db = office.db.tenant('demo')
  const until = new Date(office.clock() + minutes(2)).toISOString()
  await db.updateTable('webhookDelivery').set({ attempts: 1, nextAttemptAt: until }).execute()
  await office.settle()
  expect(ledger.heard).toEqual([])

  await passes(minutes(3))
  expect(ledger.heard).toHaveLength(1)
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('a silent receiver blocks no other', async () => {
  const held: AnswerRequest[] = []
  const slow = await openAnsweringServer((_heard, response) => held.push(response))
  const other = await openOffice({
    ...options(),
    outside: { innerHosts: [`127.0.0.1:${ledger.port}`, `127.0.0.1:${slow.port}`] },
  })
  const { webhooks } = await other.as('admin')
  await webhooks.create({ name: 'slow', url: slow.url, events: ['case.launched'] })
  await webhooks.create({ name: 'quick', url: ledger.url, events: ['case.launched'] })
  const { flowId } = await publishFlow(other, chain([start(), approver(other, 'review', ['li']), end]))
  await launchAs(other, 'employee', flowId)
  await other.app.server.outbox.idle()
  const passing = other.app.ticker.passDue()
  await expect.poll(() => ledger.heard.length).toBe(1)
  await launchAs(other, 'employee', flowId)
  await other.app.server.outbox.idle()
  other.app.ticker.start()
  await expect.poll(() => ledger.heard.length).toBe(2)
  expect(held.length).toBeLessThan(3)

  await expect.poll(() => held.length).toBeGreaterThan(0)
  slow.heard.splice(0)
  for (const response of held) accepts(response)
  await slow.close()
  await passing
  await other.close()
})

test('a receiver that keeps failing gets growing pauses, then a single test delivery', async () => {
  const { id } = await registered({ events: ['case.launched'] })
  const flowId = await reviewed()
  answer = (response) => response.writeHead(503).end()
  for (let count = 0; count < 12; count += 1) await launchAs(office, 'employee', flowId)
  await office.settle()
  const tried = ledger.heard.length
  expect(tried).toBeGreaterThanOrEqual(5)
  // Includes deliveries already in flight when the fifth failed.
  expect(tried).toBeLessThanOrEqual(8)
  const { restsUntil } = await (await admin()).open({ id })
  expect(restsUntil).toBe(new Date(office.clock() + seconds(30)).toISOString())

  await passes(seconds(10))
  expect(ledger.heard).toHaveLength(tried)
  await passes(seconds(21))
  expect(ledger.heard).toHaveLength(tried + 1)
  await passes(seconds(31))
  expect(ledger.heard).toHaveLength(tried + 1)

  answer = accepts
  await (await admin()).test({ id })
  await office.settle()
  expect(await (await admin()).open({ id })).toMatchObject({ restsUntil: null, failingSince: null })
  await passes(minutes(6))
  const { list } = await (await admin()).deliveries({ id, pageSize: 50 })
  expect(list.map(({ state }) => state)).toEqual(Array(13).fill('delivered'))
})

test('a delivery is retried for a day, then given up; the next of the case follows', async () => {
  const { id } = await registered({ events: ['case.launched', 'case.approved'] })
  answer = (response) => response.writeHead(503).end()
  await approved(await reviewed())
  for (let hour = 0; hour < 30; hour += 1) await passes(hours(1))
  expect(await deliveriesOf(id)).toMatchObject([
    { event: 'case.approved', state: 'waiting' },
    { event: 'case.launched', state: 'failed', attempts: 9, status: 503 },
  ])
})

test('a webhook without success for three days is switched off, and administrators are notified once', async () => {
  const { id } = await registered({ events: ['case.launched', 'case.approved'] })
  const flowId = await reviewed()
  answer = (response) => response.writeHead(503).end()
  for (let day = 0; day < 4; day += 1) {
    await approved(flowId)
    for (let hour = 0; hour < 12; hour += 1) await passes(hours(2))
  }
  expect(await (await admin()).open({ id })).toMatchObject({ isOn: false, stoppedAt: expect.any(String) })
  const { list } = await (await office.as('admin')).notices.list()
  expect(list.filter(({ title }) => title.includes('总账'))).toHaveLength(1)
  expect((await deliveriesOf(id)).filter(({ state }) => state === 'waiting')).toEqual([])
  const sent = ledger.heard.length
  await approved(flowId)
  await passes(hours(1))
  expect(ledger.heard).toHaveLength(sent)
})

test('a receiver that answers 410 is switched off at once', async () => {
  const { id } = await registered()
  answer = (response) => response.writeHead(410).end()
  await approved(await reviewed())
  await office.settle()
  expect(await (await admin()).open({ id })).toMatchObject({ isOn: false, failingSince: expect.any(String) })
})

test.each([
  [
    'sends elsewhere',
    (response: AnswerRequest) => response.writeHead(302, { location: '/other' }).end(),
    302,
  ],
  ['answers without end', (response: AnswerRequest) => flood(response), 200],
] as const)('a receiver that %s is asked once and no further', async (_what, how, status) => {
  const { id } = await registered()
  answer = how
  await approved(await reviewed())
  await office.settle()
  expect(ledger.heard.map(({ path }) => path)).toEqual(['/in'])
  const [delivery] = await deliveriesOf(id)
  expect(delivery).toMatchObject({ status, state: status === 200 ? 'delivered' : 'waiting' })
  const opened = await (await admin()).openDelivery({ deliveryId: delivery?.id ?? '' })
  expect(opened.answer.length).toBeLessThanOrEqual(4096)
})

function flood(response: AnswerRequest): void {
  response.writeHead(200)
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
  }
  response.on('drain', more)
  more()
}

test('an internal address that the operator did not allow is never called', async () => {
  const { id } = await registered({ url: `http://localhost:${ledger.port}/in` })
  await approved(await reviewed())
  await office.settle()
  expect(ledger.heard).toEqual([])
  expect(await deliveriesOf(id)).toMatchObject([
    { state: 'waiting', status: null, reason: expect.stringMatching('localhost') },
  ])
})

test('an administrator tests a webhook while it is off and resends failed deliveries', async () => {
  const { id } = await registered()
  const { open, update, test: tryOut, redeliver, openDelivery } = await admin()
  answer = (response) => response.writeHead(500).end('no')
  await approved(await reviewed())
  await office.settle()
  const [waiting] = await deliveriesOf(id)
  await expect(redeliver({ deliveryId: waiting?.id ?? '' })).rejects.toMatchObject({
    code: 'webhooks.stillWaiting',
  })
  await update({ ...(await open({ id })), isOn: false })
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', reason: expect.stringMatching('停用') }])

  await tryOut({ id })
  await office.settle()
  expect(await deliveriesOf(id)).toContainEqual(
    expect.objectContaining({ event: 'webhook.test', state: 'failed' }),
  )
  answer = accepts
  await redeliver({ deliveryId: waiting?.id ?? '' })
  await office.settle()
  expect(await openDelivery({ deliveryId: waiting?.id ?? '' })).toMatchObject({
    state: 'delivered',
    answer: 'thanks',
    body: ledger.heard.at(-1)?.body,
  })
  expect(await open({ id })).toMatchObject({ isOn: false })
})

test('for a day after rotation both secrets sign; then only the new one', async () => {
  const { id, secret } = await registered()
  const fresh = await (await admin()).rotateSecret({ id })
  const flowId = await reviewed()
  await approved(flowId)
  await office.settle()
  expect([secret, fresh.secret].map(wasSignedWith)).toEqual([true, true])

  office.clock.pass(hours(25))
  await approved(flowId)
  await office.settle()
  expect([secret, fresh.secret].map(wasSignedWith)).toEqual([false, true])
})

test('only administrators manage webhooks, and only those of their own company', async () => {
  const { id } = await registered()
  const li = (await office.as('li')).webhooks
  const requests = [li.list({}), li.open({ id }), li.test({ id }), li.deliveries({ id })]
  for (const answered of await Promise.allSettled(requests))
    expect(answered).toMatchObject({ reason: { code: 'session.administratorsOnly' } })
  const other = (await office.other.as('admin')).webhooks
  expect((await other.list({})).list).toEqual([])
  await expect(other.open({ id })).rejects.toMatchObject({ code: 'webhooks.notFound' })
  await expect(other.rotateSecret({ id })).rejects.toMatchObject({ code: 'webhooks.notFound' })
})

test.each(['ftp://example.com/', 'not an address', 'https://li:pass@example.com/'])(
  '%s is no address for a webhook',
  async (url) => {
    await expect(registered({ url })).rejects.toMatchObject({ code: 'webhooks.urlInvalid' })
  },
)

test('without webhooks no deliveries are written', async () => {
  await approved(await reviewed())
  const rows = await office.db
    .tenant('demo')
    .selectFrom('outbox')
    .where('topic', '=', 'webhookEvents')
    .select('id')
    .execute()
  expect(rows).toEqual([])
})
