import { TriggerDefinition, triggeringNotices } from '@signet/flow'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { contractForm, grant, publishModel } from '../../../../test/company-models.ts'
import { hours, minutes, type Office, openOffice, seconds, whileFactsWait } from '../../../../test/index.ts'
import { createApp } from '../../../create-app.ts'
import { signatureOf } from '../../../outside/signing/signature.ts'
import { doDueRuns } from './index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
})
afterEach(async () => {
  const { triggers } = await office.as('admin')
  for (const { id } of (await triggers.list({})).list) await triggers.turn({ id, isOn: false })
})
afterAll(() => office.close())

type Definition = Parameters<typeof TriggerDefinition.parse>[0]
type TriggerInput = Readonly<{
  event: object
  actions: readonly object[]
  condition?: string
  actsAs?: string
  isOn?: boolean
}>

async function made({ event, actions, condition, actsAs, isOn = true }: TriggerInput): Promise<string> {
  const { triggers } = await office.as('admin')
  const definition = TriggerDefinition.parse({ event, actions, condition } as Definition)
  const { id } = await triggers.create({ name: '登记', definition, ...(actsAs && { actsAs }) })
  if (isOn) await triggers.turn({ id, isOn: true, reason: '测试' })
  return id
}

const add = (form: string, values: object) => ({ does: 'addRecord', form, values })
const rowsIn = async (modelId: string) =>
  (await (await office.as('admin')).records.list({ modelId, pageSize: 50 })).list
const titlesIn = async (modelId: string) =>
  (await rowsIn(modelId)).map(({ values }) => values['title']).sort()
const create = async (modelId: string, values: Record<string, unknown>) =>
  (await (await office.as('admin')).records.create({ modelId, values })).id
const runsOf = async (id: string) => (await (await office.as('admin')).triggers.runs({ id })).list
const runsOfState = async (id: string, state: 'waiting' | 'done') =>
  (await (await office.as('admin')).triggers.runs({ id, state, pageSize: 1 })).pagination
const statesOf = async (id: string) => (await runsOf(id)).map(({ state }) => state)

test('an added record triggers another one, once, after commit', async () => {
  const [from, to] = [await publishModel(office), await publishModel(office)]
  const id = await made({
    event: { kind: 'record', form: from.modelId },
    condition: 'amount > 10',
    actions: [add(to.modelId, { title: 'title', owner: 'done_by' })],
  })
  await whileFactsWait(office, async () => {
    await create(from.modelId, { title: '大', amount: '20' })
    await create(from.modelId, { title: '小', amount: '5' })
    expect(await titlesIn(to.modelId)).toEqual([])
  })
  await office.settle()

  expect(await titlesIn(to.modelId)).toEqual(['大'])
  expect(await statesOf(id)).toEqual(['skipped', 'done'])
})

test('a change fires triggers on its fields and provides the previous values', async () => {
  const [from, to] = [await publishModel(office), await publishModel(office)]
  const id = await made({
    event: { kind: 'record', form: from.modelId, changes: ['updated'], changed: ['amount'] },
    actions: [add(to.modelId, { title: 'title', amount: 'amount - before_amount' })],
  })
  const record = await create(from.modelId, { title: '合同', amount: '20' })
  const { records } = await office.as('admin')
  const { version } = await records.update({
    modelId: from.modelId,
    id: record,
    version: 1,
    values: { title: '别名', amount: '20' },
  })
  await records.update({
    modelId: from.modelId,
    id: record,
    version,
    values: { title: '别名', amount: '50' },
  })
  await office.settle()

  expect(await statesOf(id)).toEqual(['done'])
  expect((await rowsIn(to.modelId)).map(({ values }) => values['amount'])).toEqual(['30'])
})

test('the event of a deleted record carries its last values', async () => {
  const [from, to] = [await publishModel(office), await publishModel(office)]
  await made({
    event: { kind: 'record', form: from.modelId, changes: ['deleted'] },
    actions: [add(to.modelId, { title: 'title' })],
  })
  const record = await create(from.modelId, { title: '旧合同' })
  await (await office.as('admin')).records.remove({ modelId: from.modelId, id: record })
  await office.settle()

  expect(await titlesIn(to.modelId)).toEqual(['旧合同'])
})

test('a trigger that fires itself is stopped with a reason', async () => {
  const { modelId } = await publishModel(office)
  const id = await made({
    event: { kind: 'record', form: modelId },
    actions: [add(modelId, { title: 'title' })],
  })
  await create(modelId, { title: '回声' })
  await office.settle()

  expect(await rowsIn(modelId)).toHaveLength(7)
  const [last, ...others] = await runsOf(id)
  expect(last).toMatchObject({ state: 'stopped', failure: { code: 'triggers.tooDeep' } })
  expect(others.every(({ state }) => state === 'done')).toBe(true)
  const { list } = await (await office.as('admin')).notices.list({})
  expect(list.filter(({ title }) => title.includes('执行失败'))).toHaveLength(1)
})

test('actions can use the values that earlier actions set', async () => {
  const [from, known, to] = [
    await publishModel(office),
    await publishModel(office),
    await publishModel(office),
  ]
  await create(known.modelId, { title: '已知', number: 'K-1', amount: '77' })
  const id = await made({
    event: { kind: 'record', form: from.modelId },
    actions: [
      { does: 'readRecord', form: known.modelId, where: { number: 'number' }, brings: { amount: 'amount' } },
      add(to.modelId, { title: 'title', amount: 'amount' }),
      { does: 'updateRecords', form: known.modelId, where: { number: 'number' }, values: { title: 'title' } },
    ],
  })
  await create(from.modelId, { title: '新', number: 'K-1' })
  await office.settle()

  expect((await rowsIn(to.modelId)).map(({ values }) => values['amount'])).toEqual(['77'])
  expect(await titlesIn(known.modelId)).toEqual(['新'])
  const [{ id: runId } = { id: '' }] = await runsOf(id)
  const { steps } = await (await office.as('admin')).triggers.run({ id, runId })
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
})

test('a failed run is retried after growing pauses, reported, and continues where it stopped', async () => {
  const [from, to] = [await publishModel(office), await publishModel(office)]
  const unique = add(to.modelId, { title: 'title', number: "'N-1'" })
  const id = await made({
    event: { kind: 'record', form: from.modelId },
    actions: [add(to.modelId, { title: "'一'" }), unique],
  })
  const taken = await create(to.modelId, { title: '占用', number: 'N-1' })
  await create(from.modelId, { title: '二' })
  for (const pause of [0, 10, 40, 160, 640, 2560]) {
    office.clock.pass(seconds(pause))
    await office.settle()
  }
  const [run] = await runsOf(id)
  expect(run).toMatchObject({ state: 'failed', attempts: 6 })
  expect(run?.failure?.code).not.toBe('server.failed')

  const { records, triggers } = await office.as('admin')
  await records.remove({ modelId: to.modelId, id: taken })
  await triggers.retry({ id, runId: run?.id ?? '' })
  await office.settle()
  expect(await titlesIn(to.modelId)).toEqual(['一', '二'])
  await expect(triggers.retry({ id, runId: run?.id ?? '' })).rejects.toMatchObject({
    code: 'triggers.runNotFailed',
  })
})

test('a trigger does only what its acting person may do', async () => {
  const from = await publishModel(office)
  const to = await publishModel(office, { restricts: { records: true, buttons: true } })
  const actsAs = office.company.people['employee']
  const event = { kind: 'record', form: from.modelId }
  const id = await made({ event, actsAs, actions: [add(to.modelId, { title: 'title' })] })
  await create(from.modelId, { title: '不许' })
  await office.settle()
  expect((await runsOf(id))[0]?.failure).toMatchObject({ code: 'records.noPermission' })

  await grant(office, to, { people: ['employee'] }, { buttons: ['add'], records: { scope: 'all' } })
  office.clock.pass(seconds(10))
  await office.settle()
  expect(await titlesIn(to.modelId)).toEqual(['不许'])
})

test('a trigger copies only the columns that its acting person may see', async () => {
  const [from, to] = [await publishModel(office), await publishModel(office)]
  const known = await publishModel(office, { restricts: { fields: true } })
  const records = { scope: 'all' } as const
  const fields = { number: 'read', lines: 'read', 'lines.item': 'read' } as const
  await grant(office, known, { people: ['employee'] }, { records, fields })
  await create(known.modelId, { title: '已知', number: 'K-9', lines: [{ id: 'a', item: '项', price: '77' }] })
  await made({
    event: { kind: 'record', form: from.modelId },
    actsAs: office.company.people['employee'],
    actions: [
      { does: 'readRecord', form: known.modelId, where: { number: 'number' }, brings: { lines: 'lines' } },
      add(to.modelId, { title: 'title', amount: 'sum(lines.price)' }),
    ],
  })
  await create(from.modelId, { title: '新', number: 'K-9' })
  await office.settle()

  const [row] = await rowsIn(to.modelId)
  expect(row?.values).toMatchObject({ title: '新', amount: '0' })
})

test('two servers share the runs: each runs once, and those of one record in order', async () => {
  const [from, to] = [await publishModel(office), await publishModel(office)]
  await made({
    event: { kind: 'record', form: from.modelId, changes: ['added', 'updated'] },
    actions: [
      {
        does: 'updateRecords',
        form: to.modelId,
        where: { number: 'record_id' },
        values: { title: 'title' },
        addWhenNone: true,
      },
    ],
  })
  const { records } = await office.as('admin')
  const ids = await Promise.all(['甲', '乙', '丙'].map((title) => create(from.modelId, { title })))
  for (const round of [1, 2, 3])
    for (const id of ids)
      await records.update({ modelId: from.modelId, id, version: round, values: { title: `第${round}版` } })
  const other = await createApp({
    db: office.db,
    clock: office.clock,
    filesDir: office.app.server.filesDir,
    dueWork: 'onCall',
    unlimited: true,
  })
  await Promise.all([office.app, other].map(({ ticker }) => ticker.passDue()))
  const titles = async () => {
    await other.server.outbox.idle()
    await office.settle()
    return titlesIn(to.modelId)
  }

  await expect.poll(titles).toEqual(['第3版', '第3版', '第3版'])
  await other.close()
})

test('the backlog of one company does not delay another', async () => {
  const to = await publishModel(office)
  const id = await made({
    event: { kind: 'record', form: to.modelId, changes: ['deleted'] },
    actions: [add(to.modelId, { title: 'record_id' })],
  })
  const busy = office.db.tenant('demo')
  const now = new Date(office.clock()).toISOString()
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...{ triggerId: id, version: 1, subject: `${at}`, occurredAt: now, nextAttemptAt: now },
    event: JSON.stringify({ record_id: `${at}`, done_by: office.company.people.li }),
  }))
  await busy.insertInto('triggerRun').values(many).execute()
  const { triggers } = await office.other.as('admin')
  const definition = TriggerDefinition.parse({
    event: { kind: 'webhook' },
    actions: [{ does: 'sendMessage', to: [{ kind: 'starter' }], text: '到了' }],
  } as Definition)
  const own = await triggers.create({ name: '独自', definition })
  await triggers.turn({ id: own.id, isOn: true, reason: '测试' })
  const alone = { triggerId: own.id, version: 1, event: '{}', occurredAt: now, nextAttemptAt: now }
  await office.db.tenant('other').insertInto('triggerRun').values(alone).execute()

  const { server } = office.app
  const passing = doDueRuns(server, 'demo')
  await doDueRuns(server, 'other')
  const left = (await runsOfState(id, 'waiting')).total
  await passing
  await office.settle()
  expect((await triggers.runs({ id: own.id })).list.map(({ state }) => state)).toEqual(['done'])
  expect(left).toBeGreaterThan(0)
  expect((await runsOfState(id, 'done')).total).toBe(120)
  await triggers.remove({ id: own.id })
})

// What is reported and exported is for few eyes; a trigger would write it where many read.
test('every notice can fire triggers, except those of triggers, accounts, and moderators and auditors of chats', () => {
  const said = Object.keys(office.app.server.words.catalogue('zh-CN'))
  const notices = said.filter((key) =>
    /^(?!triggers\.|account\.|chat-reports\.|chat-exports\.)[\w-]+\.notice\.\w+$/.test(key),
  )
  expect(notices.sort()).toEqual([...triggeringNotices].sort())
})

test('an approved case and a sent notice fire their triggers', async () => {
  const to = await publishModel(office)
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const values = { title: 'case_title', number: 'case_id', owner: 'launched_by' }
  const ended = await made({ event: { kind: 'approval', flow: flowId }, actions: [add(to.modelId, values)] })
  const refusedTimes = await made({
    event: { kind: 'notice', notice: 'approvals.notice.task' },
    actions: [add(to.modelId, { title: 'subject', owner: 'receiver' })],
  })
  const caseId = await launchAs(office, 'employee', flowId, claim)
  await office.settle()
  expect(await statesOf(refusedTimes)).toEqual(['done'])
  expect(await statesOf(ended)).toEqual([])

  await agreeAs(office, 'li', caseId)
  await office.settle()
  expect(await statesOf(ended)).toEqual(['done'])
  expect((await rowsIn(to.modelId)).map(({ values }) => values['number'])).toContain(caseId)
})

test('a case that stays approved after a revocation that was rejected has not ended again', async () => {
  const to = await publishModel(office)
  const nodes = [start(), approver(office, 'review', ['li']), end]
  const { flowId } = await publishFlow(office, chain(nodes, { revoke: true }))
  const event = { kind: 'approval' as const, flow: flowId, outcomes: ['approved' as const] }
  const ended = await made({ event, actions: [add(to.modelId, { title: 'case_title' })] })
  const caseId = await launchAs(office, 'employee', flowId, claim)
  await agreeAs(office, 'li', caseId)
  const employee = await office.as('employee')
  const { caseId: revocation } = await employee.approvals.revoke({ caseId, opinion: '行程取消' })
  const taskId = await taskOf(office, 'li', revocation)
  await (await office.as('li')).approvals.reject({ taskId, opinion: '不' })
  await office.settle()

  expect(await statusOf(office, caseId)).toBe('approved')
  expect(await statesOf(ended)).toEqual(['done'])
})

test('a trigger launches a flow and sends a message, and is the cause of what the case does', async () => {
  const from = await publishModel(office)
  const node = {
    id: 'add',
    name: 'add',
    kind: 'automation',
    action: add(from.modelId, { title: 'subject' }),
  } as const
  const { flowId } = await publishFlow(office, chain([start(), node as never, end]))
  const id = await made({
    event: { kind: 'record', form: from.modelId },
    actions: [
      { does: 'launchFlow', flow: flowId, values: { subject: 'title', amount: '1' } },
      { does: 'sendMessage', to: [{ kind: 'starter' }], text: '{title} 已登记' },
    ],
  })
  await create(from.modelId, { title: '转圈' })
  for (let round = 0; round < 10; round += 1) await office.settle()

  expect((await runsOf(id))[0]).toMatchObject({ state: 'stopped' })
  const { list } = await (await office.as('admin')).notices.list({})
  expect(list.some(({ title }) => title.includes('转圈 已登记'))).toBe(true)
})

async function webhook(event: object, actions: readonly object[], isOn = true) {
  const id = await made({ event: { kind: 'webhook', ...event }, actions, isOn })
  const address = await (await office.as('admin')).triggers.renewAddress({ id })
  const call = async (
    payload: string | object,
    headers: Record<string, string> = {},
    path = address.path,
  ) => {
    const content = { 'content-type': 'application/json', ...headers }
    const { statusCode, body } = await office.app.http.inject({
      method: 'POST',
      url: path,
      payload,
      headers: content,
    })
    return {
      status: statusCode,
      ...(JSON.parse(body) as { code: number; data: { runId?: string; refusal?: string } }),
    }
  }
  return { id, ...address, call }
}

test('another system starts a run once per key', async () => {
  const to = await publishModel(office)
  const fields = [
    { key: 'sku', path: 'order.lines.0.sku', type: 'text' },
    { key: 'price', path: 'order.price', type: 'number' },
  ]
  const { id, call } = await webhook({ fields }, [add(to.modelId, { title: 'sku', amount: 'price' })])
  const order = { order: { price: 9.5, lines: [{ sku: 'A-1' }] } }
  const first = await call(order, { 'idempotency-key': 'order-1' })
  const again = await call(order, { 'idempotency-key': 'order-1' })
  expect(first).toMatchObject({ status: 202, code: 200 })
  expect(again.data.runId).toBe(first.data.runId)
  await office.settle()

  expect((await rowsIn(to.modelId)).map(({ values }) => [values['title'], values['amount']])).toEqual([
    ['A-1', '9.5'],
  ])
  expect(await statesOf(id)).toEqual(['done'])
})

test('every element of a sent list becomes a row of a sub-table, and its values a list', async () => {
  const to = await publishModel(office)
  const fields = [
    { key: 'second', path: 'lines.1.sku', type: 'text' },
    {
      ...{ key: 'sent', path: 'lines', type: 'rows' },
      columns: [
        { key: 'sku', path: 'sku', type: 'text' },
        { key: 'price', path: 'price', type: 'number' },
      ],
    },
    { key: 'tags', path: 'tags', type: 'rows', columns: [{ key: 'value', path: '', type: 'text' }] },
  ]
  const values = {
    ...{ title: "join(sent.sku, '/')", amount: 'sum(sent.price)', number: 'second', tags: 'tags.value' },
    ...{ 'lines.item': 'sent.sku', 'lines.price': 'sent.price' },
  }
  const { id, call } = await webhook({ fields }, [add(to.modelId, values)])
  const wrong = await call({ lines: [{ sku: 'A', price: 'x' }] })
  expect(wrong).toMatchObject({
    status: 400,
    data: { refusal: 'triggers.wrongType', params: { path: 'lines' } },
  })
  await call({
    tags: ['hot', 'old'],
    lines: [{ sku: 'A', price: 9.5 }, { sku: 'B' }, { sku: 'C', price: '1.25' }],
  })
  await office.settle()

  expect(await statesOf(id)).toEqual(['done'])
  const [{ id: recordId } = { id: '' }] = await rowsIn(to.modelId)
  const record = await (await office.as('admin')).records.open({ modelId: to.modelId, id: recordId })
  expect(record.values).toMatchObject({
    title: 'A/B/C',
    amount: '10.75',
    number: 'B',
    tags: ['hot', 'old'],
  })
  expect(record.values['lines']).toMatchObject([
    { item: 'A', price: '9.5' },
    { item: 'B', price: null },
    { item: 'C', price: '1.25' },
  ])
})

test('a call whose number is no number is refused by name, and a number as text is taken', async () => {
  const to = await publishModel(office)
  const fields = [{ key: 'price', path: 'order.price', type: 'number' }]
  const { id, call } = await webhook({ fields }, [add(to.modelId, { title: "'x'", amount: 'price' })])

  const wrong = await call({ order: { price: 'abc' } })
  expect(wrong).toMatchObject({ status: 400, data: { refusal: 'triggers.wrongType' } })
  expect(await runsOf(id)).toEqual([])
  expect(await call({ order: { price: '9.50' } })).toMatchObject({ status: 202 })
  await office.settle()
  expect((await rowsIn(to.modelId)).map(({ values }) => values['amount'])).toEqual(['9.5'])
})

test('hostile calls start no run', async () => {
  const to = await publishModel(office)
  const { id, call, path } = await webhook({}, [add(to.modelId, { title: "'x'" })])
  const { triggers } = await office.as('admin')
  const nothing = async () => ({ list: await runsOf(id) })

  expect(await call({}, {}, path.slice(0, -3))).toMatchObject({ status: 404 })
  expect(await call({}, {}, path.replace('/demo/', '/other/'))).toMatchObject({ status: 404 })
  expect(await call({}, {}, path.replace('/demo/', '/nowhere/'))).toMatchObject({ status: 404 })
  expect(await call('[1]')).toMatchObject({ status: 400, data: { refusal: 'triggers.bodyNotJson' } })
  expect(await call('{"a":')).toMatchObject({ status: 400 })
  expect(await call('{"a":"\\u0000"}')).toMatchObject({ status: 400 })
  expect(await call('{"__proto__":{"a":1}}')).toMatchObject({ status: 400 })
  expect(await call('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 400,
  })
  expect(await call(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`)).toMatchObject({ status: 400 })
  expect(await call({ a: 'x'.repeat(300_000) })).toMatchObject({ status: 413 })
  expect((await nothing()).list).toEqual([])

  await triggers.renewAddress({ id })
  expect(await call({})).toMatchObject({ status: 404 })
  await triggers.turn({ id, isOn: false })
  const { path: newest } = await triggers.renewAddress({ id })
  expect(await call({}, {}, newest)).toMatchObject({ status: 404 })
})

test('a signed call is accepted once and only while its signature is recent', async () => {
  const to = await publishModel(office)
  const { call, signingKey } = await webhook({ isSigned: true }, [add(to.modelId, { title: "'x'" })])
  const body = '{"a":1}'
  const timestamp = String(Math.floor(office.clock() / 1000))
  const signed = { id: 'call-1', timestamp, body }
  const headers = {
    'webhook-id': 'call-1',
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(signingKey ?? '', signed),
  }
  expect(await call(body)).toMatchObject({ status: 403 })
  expect(await call('{"a":2}', headers)).toMatchObject({ status: 403 })
  expect(await call(body, { ...headers, 'webhook-id': 'call-2' })).toMatchObject({ status: 403 })

  const first = await call(body, headers)
  const played = await call(body, { ...headers, 'idempotency-key': 'other' })
  expect(first.status).toBe(202)
  expect(played.data.runId).toBe(first.data.runId)
  office.clock.pass(minutes(6))
  expect(await call(body, headers)).toMatchObject({
    status: 403,
    data: { refusal: 'flowSteps.signatureOld' },
  })
})

test('a listening trigger stores one call to inspect, and starts no run while it is off', async () => {
  const to = await publishModel(office)
  const { id, call } = await webhook({}, [add(to.modelId, { title: "'x'" })], false)
  const { triggers } = await office.as('admin')
  await triggers.listen({ id })
  expect(await triggers.heard({ id })).toMatchObject({ isListening: true, sample: null })
  expect(await call({ order: { price: 9.5 } })).toMatchObject({ status: 202, data: { runId: null } })

  const fields = [{ key: 'order_price', path: 'order.price', type: 'number', columns: [] }]
  expect(await triggers.heard({ id })).toEqual({
    isListening: false,
    sample: { order: { price: 9.5 } },
    refused: null,
    fields,
  })
  expect(await call({ order: {} })).toMatchObject({ status: 404 })
  await triggers.listen({ id })
  office.clock.pass(hours(1))
  expect(await call({ order: {} })).toMatchObject({ status: 404 })
  expect(await runsOf(id)).toEqual([])
})

test('a listener learns why a call was refused, and still receives the next', async () => {
  const { id, call, signingKey } = await webhook({ isSigned: true }, [], false)
  const { triggers } = await office.as('admin')
  const signed = (body: string) => {
    const timestamp = String(Math.floor(office.clock() / 1000))
    const signature = signatureOf(signingKey ?? '', { id: 'call-1', timestamp, body })
    return { 'webhook-id': 'call-1', 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  }
  const refusedTimes = async () => (await triggers.heard({ id })).refused
  await call({ a: 1 })
  expect(await refusedTimes()).toBeNull()

  await triggers.listen({ id })
  await call({ a: 1 })
  expect(await refusedTimes()).toBe('签名不正确')
  await call('{"a":')
  expect(await refusedTimes()).toBe('请求内容应为 JSON 对象')
  await call({ a: 'x'.repeat(300_000) })
  expect(await refusedTimes()).toBe('请求内容过大')
  expect(await triggers.heard({ id })).toMatchObject({ isListening: true, sample: null })

  expect(await call('{"a":1}', signed('{"a":1}'))).toMatchObject({ status: 202 })
  expect(await triggers.heard({ id })).toMatchObject({ sample: { a: 1 }, refused: null })
})

test('a malformed address is refused', async () => {
  const answer = await fetch(new URL('/api/triggers/demo/short', await office.address()), { method: 'POST' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    data: { refusal: 'request.invalid', params: { field: 'token' } },
  })
})

test('an incomplete trigger cannot be switched on, or saved while it is on', async () => {
  const { triggers } = await office.as('admin')
  const { modelId } = await publishModel(office)
  const event = { kind: 'record', form: modelId }
  const refused = async (given: object) => {
    const definition = TriggerDefinition.parse({ event, ...given })
    const { id } = await triggers.create({ name: '半成品', definition })
    return triggers.turn({ id, isOn: true }).then(
      () => 'on',
      ({ code }) => code,
    )
  }
  expect(await refused({ event: { kind: 'record' } })).toBe('triggers.eventIncomplete')
  expect(await refused({})).toBe('triggers.nothingToDo')
  expect(await refused({ actions: [add(modelId, { title: "'x'" })], condition: 'amuont > 1' })).toBe(
    'triggers.conditionWrong',
  )
  expect(await refused({ actions: [add(modelId, {})] })).toBe('triggers.actionIncomplete')
  expect(await refused({ actions: [add(modelId, { title: 'titel' })] })).toBe('triggers.formulaWrong')
  const fromCase = { does: 'sendMessage', to: [{ kind: 'handledAt', node: 'review' }], text: 'x' }
  expect(await refused({ actions: [fromCase] })).toBe('triggers.actionIncomplete')

  const id = await made({ event, actions: [add(modelId, { title: "'x'" })] })
  const { version } = await triggers.open({ id })
  const empty = { id, name: '半成品', definition: TriggerDefinition.parse({ event }) }
  await expect(triggers.save({ ...empty, version })).rejects.toMatchObject({ code: 'triggers.nothingToDo' })
  await expect(triggers.save({ ...empty, version: 0 })).rejects.toMatchObject({
    code: 'triggers.changedMeanwhile',
  })
})

test('switching on says what changes since the last run, what it does, and what is wrong', async () => {
  const { triggers } = await office.as('admin')
  const { modelId } = await publishModel(office)
  const event = { kind: 'record', form: modelId, changes: ['updated'] }
  const message = { does: 'sendMessage', to: [{ kind: 'starter' }], text: '金额有变' }
  const id = await made({ event, actions: [message] })
  const record = await create(modelId, { title: '甲' })
  const { records } = await office.as('admin')
  const { version } = await records.open({ modelId, id: record })
  await records.update({ modelId, id: record, version, values: { title: '乙' } })
  await office.settle()
  await triggers.turn({ id, isOn: false })
  const definition = TriggerDefinition.parse({
    event,
    condition: 'amount > 100',
    actions: [
      message,
      { does: 'updateRecords', form: modelId, where: { title: 'title' }, values: { amount: 'amont' } },
    ],
  })
  await triggers.save({ id, name: '登记', definition, version: 1 })
  const preview = await triggers.previewSwitch({ id })

  expect(preview.changes.map(({ message: said }) => said)).toEqual([
    '触发器的触发条件：设为 金额 > 100',
    expect.stringMatching(/^新增动作 2 修改数据：/),
  ])
  expect(preview.effects[0]).toMatch(/^发送消息：.*金额有变$/)
  expect(preview).toMatchObject({ times: [], actsAs: { name: '管理员' } })
  expect(preview.findings).toMatchObject([
    { severity: 'blocks', code: 'triggers.formulaWrong' },
    { severity: 'notice', code: 'setsItselfOff' },
  ])
})

test('a trigger that sets itself off on every run needs a reason; a schedule tells its next times', async () => {
  const { triggers } = await office.as('admin')
  const { modelId } = await publishModel(office)
  const event = { kind: 'record', form: modelId, changes: ['added'] }
  const id = await made({ event, actions: [add(modelId, { title: "'x'" })], isOn: false })

  expect((await triggers.previewSwitch({ id })).findings).toMatchObject([{ severity: 'red' }])
  await expect(triggers.turn({ id, isOn: true })).rejects.toMatchObject({ code: 'design.reasonNeeded' })
  await triggers.turn({ id, isOn: true, reason: '只对账一次' })
  await triggers.turn({ id, isOn: false })
  expect((await triggers.open({ id })).excuses).toMatchObject([{ reason: '只对账一次', by: '管理员' }])
  const daily = { kind: 'time', schedule: { every: 'day', at: '09:00' } }
  const other = await made({ event: daily, actions: [add(modelId, { title: "'x'" })], isOn: false })
  expect((await triggers.previewSwitch({ id: other })).times).toHaveLength(3)
})

test('triggers are for administrators of their own tenant', async () => {
  const { modelId } = await publishModel(office, {}, contractForm)
  const id = await made({
    event: { kind: 'record', form: modelId },
    actions: [add(modelId, { title: "'x'" })],
  })
  await expect((await office.as('li')).triggers.list({})).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
  const { triggers } = await office.other.as('admin')
  expect((await triggers.list({})).list).toEqual([])
  await expect(triggers.open({ id })).rejects.toMatchObject({ code: 'triggers.notFound' })
  await expect(triggers.runs({ id })).rejects.toMatchObject({ code: 'triggers.notFound' })
  await expect(triggers.renewAddress({ id })).rejects.toMatchObject({ code: 'triggers.notFound' })
  const inHouse = (await office.as('admin')).triggers
  await expect(inHouse.renewAddress({ id })).rejects.toMatchObject({ code: 'triggers.notCalled' })
})
