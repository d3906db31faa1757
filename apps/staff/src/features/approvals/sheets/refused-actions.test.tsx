import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref } from '../../../kit/links/case-href.ts'

let office: Office
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  caseId = await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('a greyed action says on a tap why it is not there, and who can take it', async () => {
  const { user } = await renderStaff(office, 'employee', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'More actions' }))
  const approve = await sheet.findByRole('button', { name: 'Approve' })
  expect(approve.getAttribute('aria-expanded')).toBe('false')
  await user.click(approve)

  expect(approve.getAttribute('aria-expanded')).toBe('true')
  const row = within(approve.closest('li') ?? document.body)
  expect(row.getByText('This task isn’t yours. Only 李伟, who holds the task, can do this.').hidden).toBe(
    false,
  )
})
