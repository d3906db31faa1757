import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  expenseClaim,
  launchAs,
  line,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let formId: string
beforeAll(async () => {
  office = await openOffice()
  const { formDesign } = await office.as('admin')
  formId = (
    await formDesign.create({ name: '报销', code: 'claims', definition: { ...expenseClaim('claims') } })
  ).id
})
afterAll(() => office.close())

const create = async (code: string, definition: object) => {
  const { flowDesign } = await office.as('admin')
  return (await flowDesign.create({ name: code, code, formId, definition: { ...definition } })).id
}

test('a flow over a form that is not published yet cannot be published', async () => {
  const id = await create('early', chain([start(), approver(office, 'review', ['li']), end]))
  const { flowDesign, formDesign } = await office.as('admin')
  await expect(flowDesign.publish({ id })).rejects.toMatchObject({ code: 'design.notPublished' })
  await formDesign.publish({ id: formId })

  expect(await flowDesign.publish({ id })).toEqual({ version: 1, failedTests: [] })
  expect(await flowDesign.open({ id })).toMatchObject({ state: 'published', version: 1, problems: [] })
})

test('an unsound flow can be saved as a draft with its problems, and never published', async () => {
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'lonely', ['wang']), end]
  const id = await create('unsound', {
    ...chain(nodes),
    lines: [line('start', 'review'), line('review', 'end')],
  })
  const { flowDesign } = await office.as('admin')
  const { problems } = await flowDesign.check({ id })

  expect(problems.map(({ code }) => code)).toContain('error.unreachable')
  expect(problems.find(({ code }) => code === 'error.unreachable')).toMatchObject({
    message: '流程永远到不了“lonely”',
    nodes: ['lonely'],
  })
  await expect(flowDesign.publish({ id })).rejects.toMatchObject({ code: 'design.unsound' })
})

test('a condition that reads no field of the form, and a right for no field, are found', async () => {
  const nodes = [
    start({ fields: { ghost: 'write' } }),
    { id: 'big', name: '金额', kind: 'branch' as const },
    approver(office, 'review', ['li']),
    end,
  ]
  const lines = [
    line('start', 'big'),
    line('big', 'review', { condition: 'amuont > 5' }),
    line('big', 'end', { isDefault: true }),
    line('review', 'end'),
  ]
  const id = await create('mistyped', { ...chain(nodes), lines })
  const codes = (await (await office.as('admin')).flowDesign.check({ id })).problems.map(({ code }) => code)

  expect(codes).toEqual(expect.arrayContaining(['error.conditionBroken', 'warning.unknownField']))
})

test('a required field that no one may fill in prevents publishing', async () => {
  const id = await create(
    'required',
    chain([start({ fields: { amount: 'read' } }), approver(office, 'review', ['li']), end]),
  )
  const { problems } = await (await office.as('admin')).flowDesign.check({ id })

  expect(problems).toMatchObject([
    { code: 'error.requiredNeverWritten', message: '必填字段“金额”没有任何节点可以填写' },
  ])
})

test('what is wrong with times and people names fields and steps as people do', async () => {
  const review = approver(office, 'review', ['li'], {
    timeLimit: { minutes: 60, inWorkingTime: false, from: 'field', field: 'note' },
    sources: [{ kind: 'handledAt', node: 'release' }],
  })
  const id = await create(
    'named',
    chain([start(), review, { ...approver(office, 'release', ['finance']), name: '付款' }, end]),
  )
  const { problems } = await (await office.as('admin')).flowDesign.check({ id })
  expect(problems.map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('从“备注”算起'), expect.stringContaining('取自“付款”')]),
  )
})

test('a title that reveals a hidden field prevents publishing, and the date in it is no field', async () => {
  const nodes = [
    start({ fields: { date: 'hidden' } }),
    approver(office, 'review', ['li'], { fields: { amount: 'hidden', 'lines.price': 'hidden' } }),
    end,
  ]
  const id = await create('telling', chain(nodes, { title: '{starter} {date} {subject} {amount}' }))
  const { flowDesign } = await office.as('admin')
  const found = (await flowDesign.check({ id })).problems.filter(({ code }) => code.includes('title'))

  expect(found).toMatchObject([
    {
      code: 'error.titleTellsHidden',
      path: 'nodes.review',
      message: '单据标题会显示字段“金额”，但“review”对它设置了隐藏',
    },
  ])
})

test('a running case stays on the version it was launched on', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const older = await launchAs(office, 'employee', flowId)
  const { flowDesign } = await office.as('admin')
  const longer = chain([start(), approver(office, 'review', ['li']), approver(office, 'pay', ['wang']), end])
  await flowDesign.save({ id: flowId, name: '更长', definition: { ...longer } })
  expect(await flowDesign.publish({ id: flowId })).toEqual({ version: 2, failedTests: [] })
  const newer = await launchAs(office, 'employee', flowId)

  expect(await agreeAs(office, 'li', older)).toMatchObject({ status: 'approved' })
  expect(await agreeAs(office, 'li', newer)).toMatchObject({ status: 'running' })
})

test('flows are designed by administrators of the tenant only', async () => {
  const id = await create('guarded', chain([start(), approver(office, 'review', ['li']), end]))
  await expect((await office.as('li')).flowDesign.open({ id })).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
  const { flowDesign } = await office.other.as('admin')
  await expect(flowDesign.open({ id })).rejects.toMatchObject({ code: 'design.notFound' })
  await expect(
    flowDesign.save({ id, name: 'x', definition: { ...chain([start(), end]) } }),
  ).rejects.toMatchObject({ code: 'design.notFound' })
  expect((await flowDesign.list({})).pagination.total).toBe(0)
})
