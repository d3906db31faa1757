import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes))).flowId
})
const { scrollIntoView } = HTMLElement.prototype
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})
afterAll(() => office.close())

test('an administrator suspends a case from its drawer with a reason', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const form = await screen.findByRole('form', { name: 'Suspend' })
  const send = within(form).getByRole<HTMLButtonElement>('button', { name: 'Suspend' })
  expect(send.disabled).toBe(true)
  await user.type(within(form).getByLabelText('Reason'), 'Audit')
  await user.click(send)

  expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy()
  const { approvals } = await office.as('admin')
  expect((await approvals.open({ caseId })).status).toBe('suspended')
})

test('the whole form of an action is scrolled into view at the foot of the drawer', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })
  const seen: (string | null)[] = []
  // Returns a promise, as newer browsers do.
  HTMLElement.prototype.scrollIntoView = function see(this: HTMLElement) {
    seen.push(this.getAttribute('aria-label'))
    return Promise.resolve()
  }
  await user.click(await screen.findByRole('button', { name: 'Reassign: review' }))

  await screen.findByRole('form', { name: 'Reassign' })
  expect(seen).toContain('Reassign')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('form', { name: 'Reassign' })).toBeNull()
})

test('a step shows its actions, without those the server would refuse', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })

  expect(await screen.findByRole('button', { name: 'Reassign: review' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Jump to another step: review' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry: review' })).toBeNull()
})

test('downloading the evidence package sends the browser to a link for this request', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })
  await user.click(await screen.findByRole('button', { name: 'Download evidence package' }))

  await expect.poll(() => leave.mock.calls.length).toBe(1)
  expect(leave.mock.calls[0]?.[0]).toMatch(/^\/api\/file\/Evidence\/demo\/.{20}/)
})
