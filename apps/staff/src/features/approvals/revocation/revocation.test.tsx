import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
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
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['li']), end], { revoke: true })
  flowId = (await publishFlow(office, flow)).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

async function approved(): Promise<string> {
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', caseId)
  return caseId
}

test('Zheng asks to revoke an approved case with a reason; Li reads it and can only approve or reject', async () => {
  const caseId = await approved()
  const { user, history } = await renderStaff(office, 'employee', caseHref({ caseId }))
  await user.click(await screen.findByRole('link', { name: /Request revocation/ }))
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText('Enter a reason for revoking')
  await user.type(screen.getByLabelText(/Reason/), 'The trip was cancelled')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/revokeForm'))
  await screen.findByText('The trip was cancelled')
  const { approvals } = await office.as('employee')
  const opened = await approvals.open({ caseId })
  expect(opened).toMatchObject({ status: 'revoking', revocations: [{ status: 'running' }] })
  cleanup()

  const revocation = opened.revocations[0]?.caseId ?? ''
  await renderStaff(office, 'li', casePartsHref.revocation(revocation))
  await screen.findByText('The trip was cancelled')
  await screen.findByRole('button', { name: 'Approve' })
  screen.getByRole('button', { name: 'Reject' })
  expect(screen.queryByRole('button', { name: /Transfer|Send back|More/ })).toBeNull()
  await (await office.as('li')).approvals.agree({ taskId: await taskOf(office, 'li', revocation) })
  expect((await approvals.open({ caseId })).status).toBe('revoked')
})

test('a case that cannot be revoked says why, with a link back', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await renderStaff(office, 'employee', casePartsHref.revoke(caseId))
  await screen.findByText('This request can’t be revoked right now')
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

test('a case without exceptions says so, and shows no exceptions of others', async () => {
  const caseId = await approved()
  await renderStaff(office, 'employee', casePartsHref.exceptions(caseId))
  await screen.findByText('No exceptions')
  cleanup()
  await renderStaff(office, 'wang', casePartsHref.exceptions(caseId))
  await screen.findByRole('alert')
})

test('an exception without approvers is explained, with a link to the studio for administrators', async () => {
  const sources = [{ kind: 'position' as const, ids: ['no-such-position'] }]
  const flow = chain([start(), approver(office, 'lost', [], { sources }), end])
  const { flowId: lost } = await publishFlow(office, flow)
  const caseId = await launchAs(office, 'employee', lost)
  await renderStaff(office, 'admin', casePartsHref.exceptions(caseId))
  await screen.findByText('No approver found')
  screen.getByText(/An administrator can assign someone/)
  cleanup()
  await renderStaff(office, 'employee', casePartsHref.exceptions(caseId))
  await screen.findByText('No approver found')
  expect(screen.queryByRole('link', { name: 'Resolve in the studio' })).toBeNull()
})

test('a case that continued after an administrator chose an approver still links to its exception', async () => {
  const sources = [{ kind: 'position' as const, ids: ['no-such-position'] }]
  const flow = chain([start(), approver(office, 'lost', [], { sources }), end])
  const { flowId: lost } = await publishFlow(office, flow)
  const caseId = await launchAs(office, 'employee', lost)
  const { approvals } = await office.as('admin')
  const userIds = [office.company.people.li]
  await approvals.reassign({ caseId, node: 'lost', userIds, opinion: 'Li looks after it' })
  await agreeAs(office, 'li', caseId)
  await renderStaff(office, 'employee', caseHref({ caseId }))
  const lead = await screen.findByRole('link', { name: /Exceptions/ })
  expect(lead.getAttribute('href')).toBe(casePartsHref.exceptions(caseId))
})
