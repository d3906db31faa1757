import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref, casePartsHref } from '../../../kit/links/case-href.ts'

let office: Office
let caseId: string

beforeAll(async () => {
  office = await openOffice()
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  caseId = await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('a case is printed from its page with its steps and opinions, and can be saved', async () => {
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await screen.findByRole('heading', { name: 'Print' })
  await screen.findByRole('columnheader', { name: 'Handled by' })
  expect(await screen.findByRole('button', { name: 'Save as PDF' })).toBeTruthy()
})

test('a person without access to a case gets an explanation and no page', async () => {
  await renderStaff(office, 'li', casePartsHref.paper(caseId))
  await screen.findByText(/isn’t shared with you/)
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull()
})

test('a keeper puts a seal on an approved request with a reason, which the ledger keeps', async () => {
  const admin = await office.as('admin')
  const keepers = [{ kind: 'person' as const, id: office.company.people.manager }]
  const icon =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const seal = { fullName: 'Contract seal', enCode: 'contract', kind: 'contract' as const, icon, keepers }
  await admin.seals.create(seal)
  const taskId = await taskOf(office, 'manager', caseId)
  await (await office.as('manager')).approvals.agree({ taskId })

  const { user } = await renderStaff(office, 'manager', casePartsHref.paper(caseId))
  await user.click(await screen.findByRole('button', { name: 'Contract seal' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Put “Contract seal” on this request?' }))
  const put = sheet.getByRole<HTMLButtonElement>('button', { name: 'Apply seal' })
  expect(put.disabled).toBe(true)
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Two copies for the supplier')
  await user.click(put)

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Contract seal' })).toBeNull())
  expect((await admin.seals.ledger({})).list).toMatchObject([
    { sealName: 'Contract seal', caseId, reason: 'Two copies for the supplier' },
  ])
})
