import type { Client } from '@signet/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../test/index.ts'
import { compareReadTables } from '../rebuilding/compare-read-tables.ts'

let office: Office
let flowId: string
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const nodes = [
    start(),
    approver(office, 'review', ['li'], { name: '主管审批', opinion: 'required' }),
    approver(office, 'pay', ['finance'], { name: '付款' }),
    end,
  ]
  const flow = {
    ...chain(nodes, { title: '{flow}：{subject}' }),
    name: '差旅报销',
    translations: {
      'en-US': {
        name: 'Travel claim',
        category: 'Finance',
        title: '{flow}: {subject}',
        nodes: { review: 'Review' },
      },
      'zh-TW': { name: '差旅報銷' },
    },
  }
  flowId = (await publishFlow(office, flow)).flowId
  caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
})
afterAll(() => office.close())

const readerOf = (locale: string) => (account: Account) => office.as(account, { 'Accept-Language': locale })
const english = readerOf('en-US')
const chinese = readerOf('zh-CN')

test('a flow is offered by its name and category in the language of the person', async () => {
  const cardIn = async (client: Client) => {
    const { list } = await client.approvals.launchableFlows({ keyword: 'travel' })
    return list.find(({ id }) => id === flowId)
  }

  expect(await cardIn(await english('employee'))).toMatchObject({
    ...{ name: 'Travel claim', category: '财务', categoryName: 'Finance' },
  })
  expect(await cardIn(await chinese('employee'))).toMatchObject({ name: '差旅报销', categoryName: '财务' })
})

test('the launch page shows the title that the case will have, and its route', async () => {
  const { approvals } = await english('employee')

  expect(await approvals.openLaunch({ flowId })).toMatchObject({
    title: 'Travel claim',
    flow: { name: 'Travel claim' },
  })
  const { steps } = await approvals.previewRoute({ flowId, values: claim })
  expect(steps.map(({ name }) => name)).toEqual(['Review', '付款'])
})

test('lists and the page of a case use the names of the reader', async () => {
  const [li, employee] = [await english('li'), await english('employee')]
  const card = { title: 'Travel claim: 出差', flow: { name: 'Travel claim' }, nodeName: 'Review' }

  expect((await li.approvals.list({ list: 'pending' })).list[0]).toMatchObject(card)
  expect((await employee.approvals.list({ list: 'launched' })).list[0]).toMatchObject(card)
  expect(await li.approvals.open({ caseId })).toMatchObject({
    ...{ title: 'Travel claim: 出差', flow: { name: 'Travel claim' }, task: { nodeName: 'Review' } },
    route: [{}, { name: 'Review' }, { name: '付款' }],
  })
  expect((await (await chinese('li')).approvals.list({ list: 'pending' })).list[0]).toMatchObject({
    ...{ title: '差旅报销：出差', flow: { name: '差旅报销' }, nodeName: '主管审批' },
  })
})

test('a case is found by its title and by its flow in every language', async () => {
  const { approvals } = await chinese('li')
  for (const keyword of ['Travel', '差旅报销', '差旅報銷', 'claim: 出差'])
    expect((await approvals.list({ list: 'pending', keyword })).list, keyword).toHaveLength(1)
})

test('administrators find a flow by its names in every language', async () => {
  const { flowDesign } = await office.as('admin')
  for (const keyword of ['travel claim', '差旅报销', '差旅報銷'])
    expect(
      (await flowDesign.list({ keyword })).list.map(({ id }) => id),
      keyword,
    ).toEqual([flowId])
})

test('a notice names the case, its flow and its step as its reader does', async () => {
  const titleIn = async (client: Client) => (await client.notices.list({})).list[0]

  expect(await titleIn(await english('li'))).toMatchObject({
    title: expect.stringContaining('Travel claim: 出差'),
    fact: { subject: 'Travel claim: 出差', node: 'Review' },
  })
  expect(await titleIn(await chinese('li'))).toMatchObject({
    title: expect.stringContaining('差旅报销：出差'),
    fact: { subject: '差旅报销：出差', node: '主管审批' },
  })
})

test('a refusal names the step as the person does', async () => {
  const refusedIn = async (locale: string) => {
    const { approvals } = await readerOf(locale)('li')
    return approvals.agree({ taskId: await taskOf(office, 'li', caseId) }).catch((refusal) => refusal)
  }

  expect(await refusedIn('en-US')).toMatchObject({ code: 'flow.opinionRequired', params: { node: 'Review' } })
  expect(await refusedIn('zh-CN')).toMatchObject({ params: { node: '主管审批' } })
})

test('a revocation is titled in the language of each reader', async () => {
  const asked = { ...chain([start(), approver(office, 'ask', ['li']), end], { revoke: true }), name: '用章' }
  const translations = { 'en-US': { name: 'Use of seal', title: 'Seal for {subject}' } }
  const seal = await publishFlow(office, { ...asked, translations })
  const sealed = await launchAs(office, 'employee', seal.flowId)
  await (await office.as('li')).approvals.agree({ taskId: await taskOf(office, 'li', sealed) })
  const { caseId: revocation } = await (await chinese('employee')).approvals.revoke({
    caseId: sealed,
    opinion: '错',
  })

  expect((await (await english('li')).approvals.open({ caseId: revocation })).title).toContain(
    'Seal for 出差',
  )
  expect(
    (await (await english('employee')).approvals.open({ caseId: sealed })).revocations[0]?.title,
  ).toContain('Seal')
})

test('the stored names are those that the events yield', async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
})
