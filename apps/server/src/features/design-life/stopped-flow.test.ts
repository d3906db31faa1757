import { TriggerDefinition } from '@signet/flow'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  type PublishedFlow,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../test/company-flows.ts'
import { publishModel } from '../../../test/company-models.ts'
import { sheetsOf, workbook } from '../../../test/company-sheets.ts'
import { hours, type Office, openOffice, refusalOf } from '../../../test/index.ts'
import { isoOf } from '../../clock/clock.ts'

let office: Office
let flow: PublishedFlow
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
})
afterAll(() => office.close())

const stop = async ({ flowId: id }: PublishedFlow = flow) =>
  (await office.as('admin')).designLife.changeAvailability({ kind: 'flow', id, availability: 'stopped' })

test('a stopped flow leaves everybody’s home and opens for nobody', async () => {
  const { approvals } = await office.as('employee')
  const listed = async () => (await approvals.launchableFlows({})).list.map(({ id }) => id)
  expect(await listed()).toContain(flow.flowId)
  await stop()

  expect(await listed()).not.toContain(flow.flowId)
  expect(await refusalOf(approvals.openLaunch({ flowId: flow.flowId }))).toBe('approvals.flowStopped')
  expect(await refusalOf(approvals.launch({ flowId: flow.flowId, values: claim }))).toBe(
    'approvals.flowStopped',
  )
  expect(await refusalOf(approvals.saveDraft({ flowId: flow.flowId, values: claim }))).toBe(
    'approvals.flowStopped',
  )
  expect((await (await office.as('employee')).delegations.flows({})).list.map(({ id }) => id)).not.toContain(
    flow.flowId,
  )
})

test('a running case of a stopped flow goes on, and comes back to its starter', async () => {
  const caseId = await launchAs(office, 'employee', flow.flowId)
  await stop()
  await (await office.as('li')).approvals.return({
    taskId: await taskOf(office, 'li', caseId),
    to: 'start',
    opinion: '缺发票',
  })
  await (await office.as('employee')).approvals.launchAgain({ caseId, values: claim })
  await agreeAs(office, 'li', caseId)

  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a draft of a stopped flow is kept, and launches once the flow is in use again', async () => {
  const { approvals } = await office.as('employee')
  const { caseId } = await approvals.saveDraft({ flowId: flow.flowId, values: claim })
  await stop()
  expect(await refusalOf(approvals.launchAgain({ caseId, values: claim }))).toBe('approvals.flowStopped')
  await approvals.updateDraft({ caseId, values: { note: '等等' }, urgency: 'normal' })

  const { designLife } = await office.as('admin')
  await designLife.changeAvailability({ kind: 'flow', id: flow.flowId, availability: 'inUse' })
  expect(await approvals.launchAgain({ caseId, values: claim })).toMatchObject({ status: 'running' })
})

test('nobody copies a case of a stopped flow', async () => {
  const { approvals } = await office.as('employee')
  const copyOf = await launchAs(office, 'employee', flow.flowId)
  await stop()

  expect(await refusalOf(approvals.openLaunch({ flowId: flow.flowId, copyOf }))).toBe('approvals.flowStopped')
})

test('a delegate cannot launch a stopped flow either', async () => {
  const { people } = office.company
  const [giver, receiver] = [await office.as('employee'), await office.as('wang')]
  const period = { startsAt: isoOf(office.clock()), endsAt: isoOf(office.clock() + hours(24)) }
  await giver.delegations.create({
    ...{ kind: 'entrust', toUserIds: [people.wang], flowIds: [flow.flowId], note: '' },
    ...period,
  })
  await stop()

  const forUserId = people.employee
  expect((await receiver.delegations.principals({ flowId: flow.flowId })).list).toEqual([])
  expect(await refusalOf(receiver.approvals.launch({ flowId: flow.flowId, values: claim, forUserId }))).toBe(
    'approvals.flowStopped',
  )
})

test('a step with a sub-flow that is stopped begins no case and is reported', async () => {
  const parent = chain([
    start(),
    {
      ...{ id: 'sub', name: 'sub', kind: 'subFlow', flow: flow.flowId },
      sources: [{ kind: 'people', people: [office.company.people.li] }],
      values: { subject: 'subject', amount: 'amount' },
    },
    end,
  ])
  const { flowId } = await publishFlow(office, parent, expenseClaim('parentOfStopped'))
  await stop()
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()

  const links = office.db.tenant('demo').selectFrom('flowCaseLink').where('parentId', '=', caseId)
  expect(await links.selectAll().execute()).toEqual([])
  expect(await statusOf(office, caseId)).not.toBe('approved')
})

test('a trigger that launches a stopped flow fails with the reason', async () => {
  const from = await publishModel(office)
  const admin = await office.as('admin')
  const definition = TriggerDefinition.parse({
    event: { kind: 'record', form: from.modelId },
    actions: [{ does: 'launchFlow', flow: flow.flowId, values: { subject: 'title', amount: '1' } }],
  })
  const { id } = await admin.triggers.create({ name: '登记', definition })
  await admin.triggers.turn({ id, isOn: true })
  await stop()
  await admin.records.create({ modelId: from.modelId, values: { title: '合同' } })
  await office.settle()

  const [run] = (await admin.triggers.runs({ id })).list
  expect(run?.failure).toMatchObject({ code: 'approvals.flowStopped' })
  expect((await admin.approvals.allCases({ flowId: flow.flowId })).list).toEqual([])
})

test('a stopped form takes nothing new by its flow, list or short link, and can be read', async () => {
  const admin = await office.as('admin')
  const { modelId } = await publishModel(office)
  const { address } = await admin.shortLinks.switchOn({ modelId, purpose: 'form', fields: ['title'] })
  await admin.designLife.changeAvailability({ kind: 'form', id: modelId, availability: 'stopped' })
  await admin.designLife.changeAvailability({ kind: 'form', id: flow.formId, availability: 'stopped' })

  const { approvals, records } = await office.as('employee')
  expect(await refusalOf(approvals.launch({ flowId: flow.flowId, values: claim }))).toBe(
    'approvals.flowStopped',
  )
  expect(await refusalOf(admin.records.create({ modelId, values: { title: 'x' } }))).toBe(
    'records.modelStopped',
  )
  expect(await refusalOf(office.client().shortLinks.open({ link: address }))).toBe('shortLinks.paused')
  expect((await records.list({ modelId })).list).toEqual([])
})

test('a stopped form takes no sheet, nor one that was read before', async () => {
  const { designLife, recordSheets } = await office.as('admin')
  const model = await publishModel(office)
  const { modelId } = model
  const sheets = sheetsOf(office)
  const read = await sheets.started('admin', model, 'a.xlsx', await workbook(['标题'], ['x']))
  const fileId = await sheets.uploaded('admin', 'b.xlsx', await workbook(['标题'], ['y']))
  await designLife.changeAvailability({ kind: 'form', id: modelId, availability: 'stopped' })

  expect(await refusalOf(recordSheets.startImport({ modelId, fileId }))).toBe('records.modelStopped')
  expect(await refusalOf(recordSheets.commitImport(read))).toBe('records.modelStopped')
  await recordSheets.cancelImport(read)
  await sheets.clear()
})

test('an archived form leaves the menus, and its short link closes', async () => {
  const admin = await office.as('admin')
  const { modelId } = await publishModel(office)
  const { address } = await admin.shortLinks.switchOn({ modelId, purpose: 'form', fields: ['title'] })
  await admin.designLife.changeAvailability({ kind: 'form', id: modelId, availability: 'archived' })

  expect(await refusalOf((await office.as('li')).records.list({ modelId }))).toBe('records.modelNotFound')
  expect(await refusalOf(office.client().shortLinks.open({ link: address }))).toBe('shortLinks.paused')
})
