import { formulasOf, readTemplate } from '@signet/print'
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
import { type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
let flow: Awaited<ReturnType<typeof publishFlow>>
beforeAll(async () => {
  office = await openOffice()
  flow = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
})
afterAll(() => office.close())

async function agreedCase(): Promise<string> {
  const caseId = await launchAs(office, 'employee', flow.flowId, claim)
  const taskId = await taskOf(office, 'manager', caseId)
  await (await office.as('manager')).approvals.agree({ taskId, opinion: '同意报销' })
  return caseId
}

test('without a template of its own a case prints its form, its steps with opinions, and its proof', async () => {
  const caseId = await agreedCase()
  const employee = await office.as('employee')
  const sheet = await employee.evidence.openCaseSheet({ caseId })

  expect(sheet.templateId).toBe('')
  expect(readTemplate(sheet.definition).blocks.map(({ kind }) => kind)).toEqual([
    'space',
    'text',
    'code',
    'fields',
    'fields',
    'timeline',
  ])
  expect(sheet.record.timeline.flatMap(({ people }) => people.map(({ opinion }) => opinion))).toContain(
    '同意报销',
  )
  const { list } = await employee.approvals.history({ caseId })
  expect(sheet.facts.$proof).toMatch(new RegExp(`^\\S+ ${list.length}-[0-9a-f]{16}$`))
})

test('the paper says what administrators did to the case, and a migration is no second launch', async () => {
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li']), approver(office, 'pay', ['finance']), end]),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals, flowDesign } = await office.as('admin')
  const shorter = chain([start(), approver(office, 'review', ['li']), end])
  await flowDesign.save({ id: flowId, name: '短流程', definition: { ...shorter } })
  await flowDesign.publish({ id: flowId })
  await approvals.steer({ act: 'suspend', caseIds: [caseId], opinion: '核对发票' })
  await approvals.steer({ act: 'resume', caseIds: [caseId], opinion: '核对完毕' })
  await approvals.migrate({ flowId, caseIds: [caseId], opinion: '换新版' })
  await approvals.reassign({
    ...{ caseId, node: 'review', opinion: '李伟休假' },
    userIds: [office.company.people.zhao],
  })
  await approvals.terminate({ caseId, opinion: '重复申请' })

  const { record } = await (await office.as('employee')).evidence.openCaseSheet({ caseId })
  const acts = record.timeline.filter(({ people }) => people.some(({ name }) => name === '管理员'))
  expect(acts.map(({ name, at, people }) => [name, at !== '', people.map(({ opinion }) => opinion)])).toEqual(
    [
      ['管理员暂停了流程', true, ['核对发票']],
      ['管理员恢复了流程', true, ['核对完毕']],
      ['管理员把流程迁移到了新版本', true, ['换新版']],
      ['管理员重新指派了“review”', true, ['李伟休假']],
      ['管理员终止了流程', true, ['重复申请']],
    ],
  )
  expect(record.timeline.filter(({ name }) => name === '发起')).toHaveLength(1)
})

test('a published template of the form comes first, with its formulas over what the reader sees', async () => {
  const caseId = await agreedCase()
  const admin = await office.as('admin')
  const definition = { version: 1, blocks: [{ kind: 'text', id: 'a', text: '{=amount * 2}' }] }
  const { formId } = flow
  const { templateId } = await admin.printTemplates.create({ id: formId, name: '报销单', definition })
  const employee = await office.as('employee')
  expect((await employee.evidence.openCaseSheet({ caseId })).templates).toHaveLength(1)

  await admin.printTemplates.publish({ id: formId, templateId })
  const sheet = await employee.evidence.openCaseSheet({ caseId })
  expect(sheet.templateId).toBe(templateId)
  expect(sheet.templates.map((one) => one.templateId)).toEqual([templateId, ''])
  expect(formulasOf(readTemplate(sheet.definition))).toEqual(['amount * 2'])
  expect(sheet.record.answers).toHaveLength(1)
  expect((await employee.evidence.openCaseSheet({ caseId, templateId: '' })).templateId).toBe('')
})

test('people who are not on a case get no sheet, and no template of another form', async () => {
  const caseId = await agreedCase()
  expect(await refusalOf((await office.as('li')).evidence.openCaseSheet({ caseId }))).toBe(
    'approvals.notInvolved',
  )
  const other = await publishFlow(office, chain([start(), approver(office, 'other', ['manager']), end]))
  const admin = await office.as('admin')
  const { templateId } = await admin.printTemplates.create({ id: other.formId, name: '别的' })
  await admin.printTemplates.publish({ id: other.formId, templateId })
  const asked = (await office.as('employee')).evidence.openCaseSheet({ caseId, templateId })
  expect(await refusalOf(asked)).toBe('design.notFound')
})
