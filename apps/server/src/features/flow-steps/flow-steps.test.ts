import type { FlowDefinitionDraft } from '@signet/flow'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../test/company-flows.ts'
import {
  type AnsweringServer,
  minutes,
  type Office,
  openAnsweringServer,
  openOffice,
  seconds,
} from '../../../test/index.ts'
import { compareReadTables } from '../../cases/rebuilding/compare-read-tables.ts'
import { loadChain } from '../../cases/store/event-store.ts'
import { leaseAt } from '../../clock/lease.ts'
import { signatureHeaders } from '../../outside/signing/signature.ts'
import { failStep } from './running-step.ts'

let office: Office
let bank: AnsweringServer
let isDown = false
beforeAll(async () => {
  bank = await openAnsweringServer((_heard, response) => response.writeHead(isDown ? 503 : 202).end())
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: [`127.0.0.1:${bank.port}`] },
  })
})
afterEach(() => {
  bank.heard.splice(0)
  isDown = false
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await bank.close()
  await office.close()
})

type Node = FlowDefinitionDraft['nodes'][number]
const admin = async () => (await office.as('admin')).approvals
const routeOf = async (caseId: string) => (await (await office.as('admin')).approvals.open({ caseId })).route
const valuesOf = async (caseId: string) =>
  (await (await office.as('admin')).approvals.open({ caseId })).values

/** A form with a list for records; its flow decides nothing. */
async function ledger(key: string): Promise<string> {
  const { formDesign, listDesign } = await office.as('admin')
  const fields = [
    { key: 'name', kind: 'input', label: '名称', inList: true },
    { key: 'total', kind: 'number', label: '合计', inList: true, settings: { precision: 2 } },
  ]
  const { id } = await formDesign.create({ name: '台账', code: key, definition: { version: 1, key, fields } })
  await formDesign.publish({ id })
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition })
  await listDesign.publish({ id, reason: '测试' })
  return id
}
/** Passes enough time to exhaust all retries. */
async function giveUp() {
  for (let hours = 0; hours < 8; hours += 1) {
    office.clock.pass(minutes(60 * 4))
    await office.settle()
  }
}
/** A case with a step whose formula divides by zero. */
async function brokenCase(ledgerKey: string) {
  const form = await ledger(ledgerKey)
  const values = { total: 'amount / (amount - amount)' }
  return launched([automation('broken', { does: 'addRecord', form, values })])
}
const onlyWait = async (caseId: string) =>
  (
    await office.db
      .tenant('demo')
      .selectFrom('flowWait')
      .where('caseId', '=', caseId)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id
const rowsIn = async (modelId: string) =>
  (await (await office.as('admin')).records.list({ modelId, pageSize: 50 })).list

const automation = (id: string, action: object, more: object = {}): Node =>
  ({ id, name: id, kind: 'automation', action, ...more }) as Node

async function launched(nodes: readonly Node[], values: Readonly<Record<string, unknown>> = claim) {
  const { flowId } = await publishFlow(office, chain([start(), ...nodes, end]))
  const caseId = await launchAs(office, 'employee', flowId, values)
  await office.settle()
  return { flowId, caseId }
}

test('an automation adds a record to another form, changes it, reads it and deletes it', async () => {
  const form = await ledger('ledger1')
  const { caseId } = await launched(
    [
      automation('add', { does: 'addRecord', form, values: { name: 'subject', total: 'amount * 2' } }),
      automation('change', {
        does: 'updateRecords',
        form,
        where: { name: 'subject' },
        values: { total: 'amount * 3' },
      }),
      automation(
        'read',
        { does: 'readRecord', form, where: { name: 'subject' }, brings: { note: 'total' } },
        { fields: { note: 'write' } },
      ),
    ],
    { subject: '差旅', amount: '10' },
  )
  expect(await statusOf(office, caseId)).toBe('approved')
  expect(await rowsIn(form)).toHaveLength(1)
  expect((await valuesOf(caseId))['note']).toBe('30')

  await launched([automation('clear', { does: 'deleteRecords', form, where: { name: 'subject' } })], {
    subject: '差旅',
    amount: '1',
  })
  expect(await rowsIn(form)).toEqual([])
})

test('updating a missing record adds one if the step says so, and otherwise changes nothing', async () => {
  const form = await ledger('ledger2')
  const change = { does: 'updateRecords', form, where: { name: 'subject' }, values: { total: 'amount' } }
  await launched([automation('change', change)])
  expect(await rowsIn(form)).toEqual([])

  await launched([automation('change', { ...change, addWhenNone: true })])
  await launched([automation('change', { ...change, addWhenNone: true })])
  expect(await rowsIn(form)).toHaveLength(1)
})

test('an automation whose condition is not met does nothing, and the case goes on', async () => {
  const form = await ledger('ledger3')
  const add = { does: 'addRecord', form, values: { name: 'subject' } }
  const { caseId } = await launched([automation('add', add, { condition: 'amount > 1000' })])
  expect(await rowsIn(form)).toEqual([])
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a server that dies between the commit and the step, or in the middle of it, leaves one record', async () => {
  const form = await ledger('ledger4')
  const add = automation('add', { does: 'addRecord', form, values: { name: 'subject' } })
  const { flowId } = await publishFlow(office, chain([start(), add, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  // Another node took the step and died: it stays leased until its time is over.
  const db = office.db.tenant('demo')
  const until = leaseAt(office).until
  await db
    .updateTable('flowWait')
    .set({ attempts: 1, nextAttemptAt: until })
    .where('caseId', '=', caseId)
    .execute()
  await office.settle()
  expect(await rowsIn(form)).toEqual([])

  office.clock.pass(seconds(20))
  await Promise.all([office.settle(), office.app.ticker.passDue(), office.app.ticker.passDue()])
  await office.settle()
  expect(await rowsIn(form)).toHaveLength(1)
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('people get a message once, with values of the form in it', async () => {
  const { caseId } = await launched([
    automation('tell', {
      does: 'sendMessage',
      to: [{ kind: 'people', people: [office.company.people.li] }],
      text: '{subject} {amount}',
    }),
  ])
  const { list } = await (await office.as('li')).notices.list()
  expect(list.map(({ title }) => title).filter((title) => title.includes('出差 128.5'))).toHaveLength(1)
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a message never reveals a field hidden from its reader', async () => {
  const { li, wang, chen } = office.company.people
  const review = approver(office, 'review', ['li'], { fields: { note: 'hidden', amount: 'hidden' } })
  const to = [{ kind: 'people', people: [li, wang, chen] }]
  const tell = automation('tell', { does: 'sendMessage', to, text: '{subject}：{note}/{amount}' })
  const pay = approver(office, 'pay', ['wang'])
  const { caseId } = await launched([review, tell, pay], { ...claim, subject: '保密', note: '裁员' })
  await agreeAs(office, 'li', caseId)
  await office.settle()

  const saidTo = async (account: 'li' | 'wang' | 'chen') => {
    const { list } = await (await office.as(account)).notices.list({ pageSize: 100 })
    return list.flatMap(({ title }) => /保密：[^”]*/.exec(title)?.[0] ?? [])
  }
  expect([await saidTo('li'), await saidTo('wang'), await saidTo('chen')]).toEqual([
    ['保密：/'],
    ['保密：裁员/128.5'],
    ['保密：裁员/128.5'],
  ])
})

test('an interface is called with the results of formulas, and its first row fills the writable fields', async () => {
  const { dataInterfaces } = await office.as('admin')
  const rows = [{ id: 'pen', price: '2.5' }]
  const source = { kind: 'static' as const, rows }
  const { id } = await dataInterfaces.create({
    fullName: '价格',
    enCode: 'prices',
    source,
    audience: { kind: 'members' },
  })
  const { caseId } = await launched([
    automation(
      'ask',
      { does: 'callInterface', interface: id, brings: { note: 'price' } },
      { fields: { note: 'write' } },
    ),
  ])
  expect((await valuesOf(caseId))['note']).toBe('2.5')
})

test('a failed step is retried with growing pauses; then an administrator sees why and retries it', async () => {
  const { caseId } = await brokenCase('ledger5')
  await giveUp()
  const [failed] = await (await admin()).failedSteps({})
  expect(failed).toMatchObject({ caseId, node: 'broken', reason: '“total”的公式无法计算' })
  expect(await routeOf(caseId)).toContainEqual(
    expect.objectContaining({ node: 'broken', state: 'exception' }),
  )

  const { retry, skipStep } = await admin()
  const waitId = failed?.waitId ?? ''
  await retry({ caseId, node: 'broken' })
  await expect(retry({ caseId, node: 'broken' })).rejects.toMatchObject({ code: 'flow.waitNotFailed' })
  await expect((await office.as('li')).approvals.skipStep({ caseId, waitId })).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
  expect(await skipStep({ caseId, waitId })).toMatchObject({ status: 'approved' })
  await expect(skipStep({ caseId, waitId })).rejects.toMatchObject({ code: 'flow.waitNotOpen' })
})

const external = (more: object = {}): Node => ({
  id: 'bank',
  name: 'bank',
  kind: 'external',
  url: `${bank.url}/pay`,
  fields: { note: 'write' },
  ...more,
})

/** Returns the bank's last request, and a function to answer it. */
async function heard(flowId: string) {
  const { secret } = await (await admin()).flowSecret({ flowId })
  const request = bank.heard.at(-1)
  const body = JSON.parse(request?.body ?? '{}')
  const answer = async (given: object, with_: Partial<{ secret: string; at: number }> = {}) => {
    const text = JSON.stringify({ token: body.token, ...given })
    const timestamp = String(Math.floor((with_.at ?? office.clock()) / 1000))
    const response = await fetch(new URL(body.answerTo, await office.address()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders([with_.secret ?? secret], { id: 'answer-1', timestamp, body: text }),
      },
      body: text,
    })
    return response.json()
  }
  return { secret, request, body, answer }
}

test('another system gets a signed request, and its signed answer moves the case once', async () => {
  const { flowId, caseId } = await launched([external(), approver(office, 'check', ['li'])])
  const { secret, request, body, answer } = await heard(flowId)
  expect(bank.heard).toHaveLength(1)
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, ...headers } = request?.headers ?? {}
  const signed = { id: String(id), timestamp: String(timestamp), body: request?.body ?? '' }
  expect(headers).toMatchObject({
    'webhook-signature': signatureHeaders([secret], signed)['webhook-signature'],
  })
  expect(body).toMatchObject({ case: { id: caseId }, values: { subject: '出差' } })

  expect(await answer({ values: { note: '已付', subject: '改' } })).toMatchObject({
    code: 200,
    data: { taken: true },
  })
  expect(await answer({ values: { note: '再付' } })).toMatchObject({ code: 200, data: { taken: false } })
  expect(await valuesOf(caseId)).toMatchObject({ note: '已付', subject: '出差' })
  await agreeAs(office, 'li', caseId)
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('another system gets no field that its step hides, and its answer is stored only in the form', async () => {
  const fields = { amount: 'hidden', 'lines.price': 'hidden', note: 'write' } as const
  const lines = [{ id: 'a', item: '机票', price: '778899.25' }]
  const { flowId, caseId } = await launched([external({ fields })], { ...claim, lines })
  const { body, answer } = await heard(flowId)
  expect(body.values).toMatchObject({ subject: claim.subject, lines: [{ item: '机票' }] })
  expect(JSON.stringify(body)).not.toMatch(/778899|amount/)

  await answer({ values: { note: '账号 6222' } })
  expect(await valuesOf(caseId)).toMatchObject({ note: '账号 6222' })
  const { rows } = await loadChain(office.db.tenant('demo'), caseId)
  expect(JSON.stringify(rows)).not.toContain('6222')
})

test('an answer with a wrong or old signature, a wrong token, or for a withdrawn case is refused', async () => {
  const { flowId, caseId } = await launched([external()])
  const { body, answer } = await heard(flowId)
  const refusal = (code: string) => ({ data: expect.objectContaining({ refusal: code }) })
  expect(await answer({}, { secret: 'guessed' })).toMatchObject(refusal('flowSteps.signatureWrong'))
  expect(await answer({ token: 'guessed' })).toMatchObject(refusal('flowSteps.signatureWrong'))
  expect(await answer({}, { at: office.clock() - minutes(6) })).toMatchObject(
    refusal('flowSteps.signatureOld'),
  )
  expect(await statusOf(office, caseId)).toBe('running')

  await (await admin()).terminate({ caseId, opinion: '' })
  expect(await answer({})).toMatchObject(refusal('flow.waitNotOpen'))
  expect(body.answerTo).toContain('/api/workflow/hooks/demo/')
})

test('administrators read why a step failed in their language; its starter reads that they were notified', async () => {
  const { caseId } = await brokenCase('ledger7')
  await giveUp()
  const routeIn = async (account: 'admin' | 'employee', locale: 'zh-CN' | 'zh-TW' | 'en-US') => {
    const { approvals } = await office.as(account, { 'accept-language': locale })
    const { route } = await approvals.open({ caseId })
    const { list } = await approvals.exceptions({ caseId })
    return [route.find(({ node }) => node === 'broken')?.failure, list[0]?.params['reason']]
  }
  expect(await routeIn('admin', 'zh-CN')).toEqual(Array(2).fill('“total”的公式无法计算'))
  expect(await routeIn('admin', 'zh-TW')).toEqual(Array(2).fill('「total」的公式無法計算'))
  expect(await routeIn('admin', 'en-US')).toEqual(
    Array(2).fill('The formula of “total” can’t be calculated.'),
  )
  expect(await routeIn('employee', 'zh-CN')).toEqual(Array(2).fill('自动节点未能完成，已通知管理员处理'))
  expect(await routeIn('employee', 'zh-TW')).toEqual(Array(2).fill('自動節點未能完成，已通知管理員處理'))
  expect(await routeIn('employee', 'en-US')).toEqual(
    Array(2).fill('An automatic step failed. The administrator has been notified.'),
  )
  const { list } = await (await office.as('admin', { 'accept-language': 'en-US' })).notices.list()
  expect(list.map(({ title }) => title)).toContainEqual(expect.stringContaining('failed at “broken”'))
})

test('a reason stored as a sentence is shown unchanged', async () => {
  const { caseId } = await brokenCase('ledger8')
  const waitId = await onlyWait(caseId)
  const due = { id: waitId, caseId, kind: 'automation', attempts: 6 }
  await failStep({ server: office.app.server, tenant: 'demo', due }, '密钥缺失')
  const [failed] = await (await office.as('admin', { 'accept-language': 'en-US' })).approvals.failedSteps({})
  expect(failed).toMatchObject({ caseId, reason: '密钥缺失' })
  await (await admin()).terminate({ caseId, opinion: '' })
})

test('a request to a silent system is retried, and a failure reported by it is shown', async () => {
  isDown = true
  const { flowId, caseId } = await launched([external()])
  expect(bank.heard).toHaveLength(1)
  isDown = false
  office.clock.pass(minutes(1))
  await office.settle()
  expect(bank.heard).toHaveLength(2)
  const keys = bank.heard.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)

  const { answer } = await heard(flowId)
  expect(await answer({ failure: '账户不存在' })).toMatchObject({ data: { taken: true } })
  expect(await (await admin()).failedSteps({})).toContainEqual(
    expect.objectContaining({ caseId, reason: '账户不存在' }),
  )
  await (await admin()).terminate({ caseId, opinion: '' })
})

const subFlow = (flow: string, more: object = {}): Node => ({
  id: 'sub',
  name: 'sub',
  kind: 'subFlow',
  flow,
  sources: [{ kind: 'people', people: [office.company.people.li, office.company.people.wang] }],
  values: { subject: 'subject', amount: 'amount' },
  ...more,
})
const childFlow = async () =>
  (
    await publishFlow(
      office,
      chain([start(), approver(office, 'look', ['zhao']), end]),
      expenseClaim(`child${++made}`),
    )
  ).flowId
let made = 0
const childrenOf = async (caseId: string) =>
  office.db
    .tenant('demo')
    .selectFrom('flowCaseLink as link')
    .innerJoin('flowCase as child', 'child.id', 'link.childId')
    .where('link.parentId', '=', caseId)
    .orderBy('link.place')
    .select(['child.id', 'child.status', 'child.starterId'])
    .execute()

test('a sub-flow begins a case for each person and the case waits for all of them', async () => {
  const child = await childFlow()
  const { caseId } = await launched([subFlow(child, { brings: { note: 'subject' } })])
  const [one, other] = await childrenOf(caseId)
  expect([one?.starterId, other?.starterId]).toEqual([office.company.people.li, office.company.people.wang])
  await agreeAs(office, 'zhao', one?.id ?? '')
  await office.settle()
  expect(await statusOf(office, caseId)).toBe('running')
  await agreeAs(office, 'zhao', other?.id ?? '')
  await office.settle()
  expect(await statusOf(office, caseId)).toBe('approved')
  expect((await valuesOf(caseId))['note']).toBe('出差')
  const { links } = await (await admin()).open({ caseId })
  expect(links.map(({ relation }) => relation)).toEqual(['child', 'child'])
  const opened = await (await admin()).open({ caseId: one?.id ?? '' })
  expect(opened.links).toMatchObject([{ relation: 'parent', caseId }])
})

test('sequential sub-cases begin when the previous one has ended, and drafts wait with their people', async () => {
  const child = await childFlow()
  const { caseId } = await launched([subFlow(child, { order: 'inTurn', submits: false })])
  const [one] = await childrenOf(caseId)
  expect(await childrenOf(caseId)).toMatchObject([{ status: 'draft' }])
  await (await office.as('li')).approvals.launchAgain({ caseId: one?.id ?? '', values: claim })
  await agreeAs(office, 'zhao', one?.id ?? '')
  await office.settle()
  expect(await childrenOf(caseId)).toMatchObject([{ status: 'approved' }, { status: 'draft' }])
})

test('a case that does not wait continues at once', async () => {
  const { caseId } = await launched([subFlow(await childFlow(), { waits: false })])
  expect(await statusOf(office, caseId)).toBe('approved')
  expect(await childrenOf(caseId)).toHaveLength(2)
})

test('the sub-cases of a case end with it', async () => {
  const { caseId } = await launched([subFlow(await childFlow())])
  await (await admin()).terminate({ caseId, opinion: '' })
  expect((await childrenOf(caseId)).map(({ status }) => status)).toEqual(['terminated', 'terminated'])
})

test('a case and its last sub-case that end simultaneously neither hang nor end twice', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { caseId } = await launched([subFlow(await childFlow())])
    const [one, other] = await childrenOf(caseId)
    await agreeAs(office, 'zhao', one?.id ?? '')
    const { terminate } = await admin()
    const ends = [agreeAs(office, 'zhao', other?.id ?? ''), terminate({ caseId, opinion: '' })]
    await Promise.allSettled(ends)
    await office.settle()
    expect(['approved', 'terminated']).toContain(await statusOf(office, caseId))
    expect((await childrenOf(caseId)).map(({ status }) => status)).not.toContain('running')
  }
})

test('an automation launches another flow, and both cases link to each other', async () => {
  const flow = await childFlow()
  const launch = { does: 'launchFlow', flow, values: { subject: 'subject', amount: 'amount' } }
  const { caseId } = await launched([automation('launch', launch)])
  expect(await statusOf(office, caseId)).toBe('approved')
  expect(await childrenOf(caseId)).toMatchObject([
    { status: 'running', starterId: office.company.people.employee },
  ])
})

test('a flow whose steps name missing forms, flows or fields cannot be published', async () => {
  const form = await ledger('ledger6')
  const { flowDesign } = await office.as('admin')
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'check', ['li']), end]))
  const found = async (node: Node) => {
    const { name, definition: _ } = await flowDesign.open({ id: flowId })
    await flowDesign.save({ id: flowId, name, definition: chain([start(), node, end]) })
    const { problems } = await flowDesign.check({ id: flowId })
    if (problems.some(({ code }) => code.startsWith('error.')))
      await expect(flowDesign.publish({ id: flowId })).rejects.toMatchObject({ code: 'design.unsound' })
    return problems.map(({ code }) => code)
  }
  const add = (action: object) => automation('add', { does: 'addRecord', form, ...action })
  expect(await found(add({ values: { name: 'subject' } }))).toEqual([])
  expect(await found(add({ values: { colour: 'subject' } }))).toEqual(['error.unknownTarget'])
  expect(await found(add({ values: { name: 'subjct' } }))).toEqual(['error.stepFormulaBroken'])
  expect(await found(add({ form: 'gone', values: { name: 'subject' } }))).toEqual(['error.unknownForm'])
  expect(await found(subFlow('gone'))).toEqual(['error.unknownFlow'])
  expect(await found(subFlow(flowId))).toEqual(['error.subFlowEndless'])
})

test('an entry is in the calendar of the starter, and the chosen people alone are invited to it once', async () => {
  const { caseId } = await launched([
    automation('plan', {
      does: 'addSchedule',
      title: '{subject}出发',
      to: [{ kind: 'people', people: [office.company.people.wang] }],
      when: { starts: '"2026-04-02T09:00"' },
      allDay: false,
      remindBefore: 30,
    }),
  ])
  expect(await statusOf(office, caseId)).toBe('approved')
  const range = { startTime: '2026-04-01', endTime: '2026-04-30' }
  const of = async (who: 'employee' | 'wang' | 'chen') => (await office.as(who)).schedules
  const [own, wangs, chens] = await Promise.all([
    (await of('employee')).list(range),
    (await of('wang')).invitations({}),
    (await of('chen')).invitations({}),
  ])

  expect(wangs.list).toEqual([
    expect.objectContaining({
      ...{ title: '出差出发', startDay: '2026-04-02', startTime: '09:00', endTime: '10:00' },
      creator: expect.objectContaining({ id: own.list[0]?.creator.id }),
    }),
  ])
  expect([own.list.length, chens.list]).toEqual([1, []])
})
