import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref } from '../../../kit/links/case-href.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  flowId = (await publishFlow(office, flow)).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

const isOpen = (name: RegExp) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true'

test('the route of a draft is shown once: beside the form, where it follows the input', async () => {
  const { approvals } = await office.as('employee')
  const { caseId } = await approvals.saveDraft({ flowId, values: claim })
  await renderStaff(office, 'employee', caseHref({ caseId }))

  await screen.findByText('review')
  expect(screen.getAllByText('review')).toHaveLength(1)
  expect(screen.queryByRole('tab', { name: 'Progress' })).toBeNull()
  expect(isOpen(/^Comments/)).toBe(true)
})

test('a returned case shows its past under progress, and the steps to come beside the form', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('employee')
  await approvals.recall({ caseId })
  await renderStaff(office, 'employee', caseHref({ caseId }))

  const [preview, progress] = await waitFor(() => {
    const both = screen.getAllByRole('list', { name: 'Progress' })
    expect(both).toHaveLength(2)
    return both.map((list) => within(list))
  })
  expect(preview?.getAllByText('Up next').length).toBeGreaterThan(0)
  expect(progress?.queryByText('Up next')).toBeNull()
})

test('coming back from the page of a comment shows the comments as they were left', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('li')
  await approvals.comment({ caseId, text: 'The receipt' })
  const { user, history } = await renderStaff(office, 'employee', caseHref({ caseId }))
  const before = history.length
  await user.click(await screen.findByRole('tab', { name: /^Comments/ }))
  await user.click(await screen.findByRole('link', { name: 'Reply' }))
  await screen.findByRole('heading', { name: 'Comments' })
  expect(history.length).toBe(before + 1)
  history.back()

  await waitFor(() => expect(isOpen(/^Comments/)).toBe(true))
  await screen.findByText('The receipt')
})

test('a message that mentions Li opens the comments at that mention', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const [employee, li] = [await office.as('employee'), await office.as('li')]
  const mentions = [office.company.people['li'] ?? '']
  await employee.approvals.comment({ caseId, text: 'Please look at the hotel', mentions })
  for (let more = 1; more <= 21; more += 1) await li.approvals.comment({ caseId, text: `Later ${more}` })
  await office.settle()
  const { user, history } = await renderStaff(office, 'li', '/pages/index/message')
  await user.click(await screen.findByRole('button', { name: /Mentioned you/ }))

  await screen.findByRole('tab', { name: /^Comments/, selected: true })
  const said = await screen.findByText('Please look at the hotel')
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
  await waitFor(() => expect(history.location.search).not.toContain('comment='))
})
