import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['manager']), end])
  const { flowId } = await publishFlow(office, flow)
  for (let launched = 0; launched < 6; launched += 1) await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('a case that waits opens as one of its list, so that deciding it leads to the next', async () => {
  const { user, history } = await renderStaff(office, 'manager', '/pages/index/dashboard')
  const [first] = await screen.findAllByRole('link', { name: /郑员工/ })
  if (first) await user.click(first)

  await waitFor(() => expect(history.location.search).toContain('list=pending'))
})

test('the link to running cases shows running cases only', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/dashboard')
  await user.click(await screen.findByRole('link', { name: 'All 6' }))

  await waitFor(() => expect(history.location.search).toBe('?list=launched&status=running'))
})

test('a decision that began on the dashboard leads to the case below, not to the first one', async () => {
  const { user, history } = await renderStaff(office, 'manager', '/pages/index/dashboard')
  const [, second, third] = await screen.findAllByRole('link', { name: /郑员工/ })
  const [below] = third?.getAttribute('href')?.split('&') ?? []
  if (second) await user.click(second)
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))

  await screen.findByText('Done. Here’s the next one')
  expect(history.location.href).toContain(below)
})
