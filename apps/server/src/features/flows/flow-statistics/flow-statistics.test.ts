import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([
    start(),
    approver(office, 'review', ['manager']),
    approver(office, 'pay', ['finance']),
    end,
  ])
  flowId = (await publishFlow(office, flow)).flowId
})
afterAll(() => office.close())

test('statistics show the number of cases, their durations, waiting times and courses', async () => {
  const straight = await launchAs(office, 'employee', flowId, claim)
  const back = await launchAs(office, 'li', flowId, claim)
  await launchAs(office, 'wang', flowId, claim)
  office.clock.pass(minutes(10))
  await agreeAs(office, 'manager', straight)
  const taskId = await taskOf(office, 'manager', back)
  await (await office.as('manager')).approvals.return({ taskId, to: 'start', opinion: '缺发票' })
  await (await office.as('li')).approvals.launchAgain({ caseId: back, values: claim })
  office.clock.pass(minutes(30))
  await agreeAs(office, 'finance', straight)
  await agreeAs(office, 'manager', back)
  await agreeAs(office, 'finance', back)

  const figures = await (await office.as('admin')).flowStatistics.open({ flowId, days: 30 })
  expect(figures).toMatchObject({
    launched: 3,
    ended: 2,
    approved: 2,
    running: 1,
    throughput: { median: 40 * 60 },
    returns: { times: 1, cases: 1 },
    variantCount: 2,
  })
  expect(figures.volumeBy).toBe('day')
  expect(figures.volume).toHaveLength(31)
  expect(figures.volume.at(-1)).toMatchObject({ launched: 3, ended: 2 })
  expect(figures.volume[0]?.since).toBe(figures.since)
  // Review: 10 + 10 + 30 minutes, and 40 for the open case; pay: 30 and none.
  expect(figures.nodes.map(({ node, visits }) => [node, visits])).toEqual([
    ['review', 4],
    ['pay', 2],
  ])
  expect(figures.nodes[0]?.share).toBeCloseTo(90 / 120)
  expect(figures.variants.map(({ steps, share }) => [steps.map(({ decision }) => decision), share])).toEqual([
    [['agreed', 'agreed'], 0.5],
    [['returned', 'agreed', 'agreed'], 0.5],
  ])
  expect(figures.variants[1]?.examples.map(({ caseId }) => caseId)).toEqual([back])
})

test('the cases behind a column and behind a step are listed by its filter', async () => {
  const { flowStatistics, approvals } = await office.as('admin')
  const { volume, nodes } = await flowStatistics.open({ flowId, days: 365 })
  const listed = async (filter: Readonly<{ from?: string; to?: string; node?: string }>) =>
    (await approvals.allCases({ flowId, ...filter })).pagination.total
  for (const { since, until, launched } of volume)
    expect(await listed({ from: since, to: until })).toBe(launched)
  expect(volume.reduce((sum, { launched }) => sum + launched, 0)).toBe(3)
  expect(nodes.map(({ node }) => node)).toEqual(['review', 'pay'])
  expect([await listed({ node: 'review' }), await listed({ node: 'pay' })]).toEqual([3, 2])
})

test('a flow without cases in the period has empty statistics', async () => {
  const empty = chain([start(), approver(office, 'review', ['manager']), end])
  const { flowId: unused } = await publishFlow(office, empty)
  const admin = await office.as('admin')
  expect(await admin.flowStatistics.open({ flowId: unused, days: 30 })).toMatchObject({
    launched: 0,
    throughput: { median: null, p90: null },
    nodes: [],
    variants: [],
  })
  expect(await refusalOf(admin.flowStatistics.open({ flowId: 'nowhere' }))).toBe('approvals.flowNotFound')
  const li = await office.as('li')
  expect(await refusalOf(li.flowStatistics.open({ flowId }))).toBe('session.administratorsOnly')
})
