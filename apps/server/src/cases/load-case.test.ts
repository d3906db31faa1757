import { afterAll, beforeAll, expect, test } from 'vitest'
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
} from '../../test/company-flows.ts'
import { type Office, openOffice } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('a decision after a field was removed from the form uses the values from before', async () => {
  const form = expenseClaim('moved')
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'pay', ['finance']), end]
  const { flowId, formId } = await publishFlow(office, chain(nodes), form)
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, note: '原来的备注' })
  const fields = form.fields.filter(({ key }) => key !== 'note')
  const { formDesign } = await office.as('admin')
  await formDesign.save({ id: formId, name: '报销单', definition: { ...form, fields } })
  await formDesign.publish({ id: formId, reason: 'the field is no longer wanted' })

  await agreeAs(office, 'li', caseId)
  await agreeAs(office, 'finance', caseId)

  const { approvals } = await office.as('employee')
  const opened = await approvals.open({ caseId })
  expect(opened).toMatchObject({ status: 'approved', values: { note: '原来的备注' } })
})
