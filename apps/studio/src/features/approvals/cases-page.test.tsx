import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
const claims: Record<'li' | 'wang', string> = { li: '', wang: '' }
beforeAll(async () => {
  office = await openOffice()
  for (const holder of ['li', 'wang'] as const) {
    const nodes = [start(), approver(office, 'review', [holder]), end]
    const { flowId } = await publishFlow(office, chain(nodes))
    claims[holder] = await launchAs(office, 'employee', flowId)
  }
})
afterEach(cleanup)
afterAll(() => office.close())

test('cases are filtered by holder, and the address keeps the filter', async () => {
  const { li } = office.company.people
  await openStudio(office, { as: 'admin', at: `/studio/cases?holder=${li}` })
  expect(await screen.findByText('1 item')).toBeTruthy()
  expect(document.querySelector(`[data-row="${claims.li}"]`)).not.toBeNull()
  expect(document.querySelector(`[data-row="${claims.wang}"]`)).toBeNull()
})

test('an empty list says that nothing is overdue', async () => {
  await openStudio(office, { as: 'admin', at: '/studio/cases?only=overdue' })
  expect(await screen.findByText('No results')).toBeTruthy()
})

test('an action runs on several cases at once, and each row shows its result', async () => {
  const { approvals } = await office.as('admin')
  await approvals.terminate({ caseId: claims.wang, opinion: 'Over' })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/cases?status=any' })
  await screen.findByText('2 items')
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Manage 2 requests' }))
  const form = await screen.findByRole('form', { name: 'Actions' })
  await user.type(within(form).getByLabelText('Reason'), 'Audit')
  await user.click(within(form).getByRole('button', { name: 'Suspend' }))

  const rows = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent).sort()).toEqual([
    expect.stringContaining('Done'),
    expect.stringContaining('The request isn’t in progress'),
  ])
  expect((await approvals.open({ caseId: claims.li })).status).toBe('suspended')
})
