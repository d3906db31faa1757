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
