import { type Office, openOffice } from '@signet/server/testing'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
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
