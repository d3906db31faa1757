import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  line,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { days, minutes, type Office, openOffice } from '../../../../test/index.ts'
import { isoOf } from '../../../clock/clock.ts'
import { backTestsAreDone } from './back-test.ts'
import { insertBackTest } from './back-test-store.ts'
import { watchCoverage } from './coverage.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const withLi = () => chain([start(), approver(office, 'review', ['li']), end])
const change = async (id: string, definition: object) => {
  const { flowDesign } = await office.as('admin')
  await flowDesign.save({ id, name: '测试流程', definition: { ...definition } })
}
const finish = async (flowId: string, values = claim) => {
  const caseId = await launchAs(office, 'chen', flowId, values)
  await agreeAs(office, 'li', caseId)
  return caseId
}

test('the designer of a flow sees which starters leave a step without approvers', async () => {
  const { flowId } = await publishFlow(office, withLi())
  const boss = approver(office, 'boss', [], {
    name: '上级',
    sources: [{ kind: 'manager', of: 'starter', levels: 1 }],
  })
  await change(flowId, chain([start(), boss, end]))
  const { flowReview } = await office.as('admin')

  const { starters, gaps } = await flowReview.coverage({ id: flowId })
  expect(starters).toBe(9)
  expect(gaps[0]).toMatchObject({ node: 'boss', name: '上级', gap: 'nobody', rule: 'administrator' })
  expect(gaps[0]?.examples.map(({ name }) => name)).toContain('周总监')
})

test('the coverage of a draft names who may approve their own request, and does not tell it twice', async () => {
  const { flowId } = await publishFlow(office, withLi())
  const { flowReview } = await office.as('admin')

  const { gaps, duties } = await flowReview.coverage({ id: flowId })
  expect(duties).toEqual([
    {
      severity: 'notice',
      code: 'requestAndRelease',
      message: '职责未分离：1 人可以独自审批自己提交的单据（“review”）：李伟',
      parts: ['review'],
    },
  ])
  expect(gaps).toEqual([])
})

test('finished cases are replayed on the draft, and those with another course are listed with both courses', async () => {
  const { flowId } = await publishFlow(office, withLi())
  const large = await finish(flowId, { ...claim, amount: '5000' })
  await finish(flowId)
  const audit = approver(office, 'audit', ['finance'])
  const split = { id: 'split', name: '金额', kind: 'branch' } as const
  const draft = chain([start(), approver(office, 'review', ['li']), split, audit, end])
  const lines = [
    line('start', 'review'),
    line('review', 'split'),
    line('split', 'audit', { condition: 'amount > 1000' }),
    line('split', 'end', { isDefault: true }),
    line('audit', 'end'),
  ]
  await change(flowId, { ...draft, lines })
  const { flowReview } = await office.as('admin')
  expect(await flowReview.backTest({ id: flowId })).toEqual({ latest: null })
  await flowReview.startBackTest({ id: flowId })
  await backTestsAreDone(office.app.server)

  const { latest } = await flowReview.backTest({ id: flowId })
  expect(latest).toMatchObject({ state: 'done', total: 2, done: 2, counts: { same: 1, otherRoute: 1 } })
  expect(latest?.affected).toHaveLength(1)
  expect(latest?.affected[0]).toMatchObject({ caseId: large, comparison: 'otherRoute' })
  expect(latest?.affected[0]?.after.steps.map(({ node }) => node)).toEqual(['review', 'audit'])
  expect(latest?.affected[0]?.before.steps).toMatchObject([{ node: 'review', people: [{ name: '李伟' }] }])
})

test('a back-test whose node died has failed, and another one may start', async () => {
  const { flowId } = await publishFlow(office, withLi())
  const { flowReview } = await office.as('admin')
  const row = {
    id: 'dead',
    flowId,
    personId: office.company.people.admin,
    total: 5,
    now: new Date(office.clock()).toISOString(),
  }
  await insertBackTest(office.db.tenant('demo'), row)
  await expect(flowReview.startBackTest({ id: flowId })).rejects.toMatchObject({
    code: 'design.backTestRuns',
  })

  office.clock.pass(minutes(2))
  expect((await flowReview.backTest({ id: flowId })).latest?.state).toBe('failed')
  await flowReview.startBackTest({ id: flowId })
  await backTestsAreDone(office.app.server)
  expect((await flowReview.backTest({ id: flowId })).latest).toMatchObject({ state: 'done', total: 0 })
})

test('comparing versions says in which languages names have changed', async () => {
  const { flowId } = await publishFlow(office, withLi())
  await change(flowId, {
    ...withLi(),
    translations: { 'en-US': { name: 'Claim', nodes: { review: 'Review' } } },
  })
  const { flowReview } = await office.as('admin')
  const { differences } = await flowReview.compare({ id: flowId, from: 1, to: 0 })

  expect(differences).toEqual([
    { about: 'flow', change: 'changed', id: '', messages: ['整个流程的翻译（English）有改动'] },
  ])
})

test('versions are listed with their cases, compared, and handed out to be restored', async () => {
  const { flowId } = await publishFlow(office, withLi())
  await finish(flowId)
  await launchAs(office, 'chen', flowId)
  const { flowReview, flowDesign } = await office.as('admin')
  await change(
    flowId,
    chain([start(), approver(office, 'review', ['wang']), approver(office, 'check', ['li']), end]),
  )
  await flowDesign.publish({ id: flowId })

  const { list } = await flowReview.versions({ id: flowId })
  expect(list).toMatchObject([
    { version: 2, changes: 5, running: 0, past: 0, publishedBy: '管理员' },
    { version: 1, changes: 0, running: 1, past: 1 },
  ])
  const { differences } = await flowReview.compare({ id: flowId, from: 1, to: 0 })
  expect(differences).toContainEqual({
    about: 'node',
    change: 'added',
    id: 'check',
    messages: ['新增节点“check”'],
  })
  expect(differences).toContainEqual({
    about: 'node',
    change: 'changed',
    id: 'review',
    messages: ['节点“review”的审批人：李伟 改为 王芳'],
  })
  expect((await flowReview.version({ id: flowId, version: 1 })).definition).toMatchObject({
    name: '测试流程',
  })
  await expect(flowReview.version({ id: flowId, version: 9 })).rejects.toMatchObject({
    code: 'design.notFound',
  })
})

test('a finished case becomes a test that prevents publishing a flow with another result', async () => {
  const { flowId } = await publishFlow(office, withLi())
  const running = await launchAs(office, 'chen', flowId)
  const { flowReview, flowDesign } = await office.as('admin')
  await expect(flowReview.testFromCase({ caseId: running, name: 'early' })).rejects.toMatchObject({
    code: 'design.caseNotFinished',
  })
  await flowReview.testFromCase({ caseId: await finish(flowId), name: '小额' })
  const { tests } = await flowReview.tests({ id: flowId })
  expect(tests).toMatchObject([
    { name: '小额', expected: { status: 'approved', steps: [{ node: 'review' }] } },
  ])
  expect((await flowReview.runTests({ id: flowId })).results).toMatchObject([{ differs: [] }])

  await change(flowId, chain([start(), approver(office, 'review', ['wang']), end]))
  expect((await flowReview.runTests({ id: flowId })).results).toMatchObject([{ differs: ['people'] }])
  await expect(flowDesign.publish({ id: flowId })).rejects.toMatchObject({ code: 'design.testsFail' })
  await flowReview.saveTests({ id: flowId, tests, rule: 'warn' })
  expect(await flowDesign.publish({ id: flowId })).toEqual({ version: 2, failedTests: ['小额'] })
})

test('a value that the form cannot read fails the test, and one of a removed field plays no part', async () => {
  const { flowId } = await publishFlow(office, withLi())
  const { flowReview } = await office.as('admin')
  await flowReview.testFromCase({ caseId: await finish(flowId), name: '小额' })
  const { tests } = await flowReview.tests({ id: flowId })
  const withValues = (values: Record<string, string>) =>
    tests.map((one) => ({ ...one, values: { ...one.values, ...values } }))
  await flowReview.saveTests({ id: flowId, tests: withValues({ gone: 'x' }), rule: 'refuse' })
  expect((await flowReview.runTests({ id: flowId })).results).toMatchObject([{ differs: [], problems: [] }])

  await flowReview.saveTests({ id: flowId, tests: withValues({ amount: '12月1日到3日' }), rule: 'refuse' })
  const [result] = (await flowReview.runTests({ id: flowId })).results
  expect(result?.problems).toEqual([expect.stringContaining('金额')])
})

test('the publisher of a flow is notified once of a missing approver, and again when it recurs', async () => {
  const { organization, notices } = await office.as('admin')
  const role = await organization.createRole({
    fullName: '出纳组',
    enCode: 'tellers',
    personIds: [office.company.people.zhao],
  })
  const teller = approver(office, 'teller', [], {
    name: '出纳',
    sources: [{ kind: 'role', ids: [role.id] }],
  })
  await publishFlow(office, { ...chain([start(), teller, end]), name: '付款' })
  const look = async () => {
    await watchCoverage(office.app.server, 'demo')
    await office.settle()
  }
  const noticesAbout = async () =>
    (await notices.list({ pageSize: 100 })).list
      .filter(({ title }) => title.includes('付款'))
      .map(({ title }) => title)
  const enable = async (enabledMark: 0 | 1) => {
    await organization.updateUser({ id: office.company.people.zhao, enabledMark })
    await look()
    await look()
  }
  await look()
  const atFirst = (await noticesAbout()).length
  await enable(0)
  expect(await noticesAbout()).toHaveLength(atFirst + 1)
  expect((await noticesAbout())[0]).toContain('出纳')
  await look()
  expect(await noticesAbout()).toHaveLength(atFirst + 1)

  await enable(1)
  office.clock.pass(1000)
  await enable(0)
  expect(await noticesAbout()).toHaveLength(atFirst + 2)
  await enable(1)
})

test('a flow published by day with an empty step is reported after two at night, even if the organization keeps changing', async () => {
  const { organization, notices } = await office.as('admin')
  const { clock, app } = office
  const look = async () => {
    await watchCoverage(app.server, 'demo')
    await office.settle()
    const { list } = await notices.list({ pageSize: 100 })
    return list.filter(({ title }) => title.includes('夜间')).length
  }
  const role = await organization.createRole({ fullName: '空组', enCode: 'nobody', personIds: [] })
  await look()
  await look()
  const guard = approver(office, 'guard', [], { sources: [{ kind: 'role', ids: [role.id] }] })
  await publishFlow(office, { ...chain([start(), guard, end]), name: '夜间' })
  clock.set(isoOf(clock() + days(1)).replace(/T.*/, 'T17:59:00.000Z'))
  await look()
  await publishFlow(office, { ...chain([start(), guard, end]), name: '夜间二' })

  expect(await look()).toBe(1)
  clock.pass(minutes(2))
  expect(await look()).toBe(2)
})
