import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const launchers = [{ kind: 'people' as const, ids: [office.company.people.li] }]
  const boss = approver(office, 'boss', [], {
    sources: [{ kind: 'manager', of: 'starter', levels: 2 }],
    nobody: { rule: 'administrator' },
  })
  flowId = (await publishFlow(office, { ...chain([start({ launchers }), boss, end]), name: '报销' })).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

const open = () => openStudio(office, { as: 'admin', at: '/studio/launch-requests' })

test('without requests the page says what will appear', async () => {
  await open()
  expect(await screen.findByText('People who ask to start a flow appear here.')).toBeTruthy()
})

test('allowing somebody shows what the new version means and asks for a reason where a finding is red', async () => {
  await (await office.as('manager')).accessRequests.ask({ kind: 'flow', id: flowId, reason: '出差' })
  const { user } = await open()
  await user.click(await screen.findByText('出差'))
  await user.click(await screen.findByRole('button', { name: 'Allow' }))
  const reason = await screen.findByLabelText(/^Reason/)
  const sheet = within(screen.getAllByRole('dialog').find((one) => one.contains(reason)) ?? document.body)
  expect(sheet.getByText('Let 孙经理 start “报销”')).toBeTruthy()
  await user.type(reason, 'The administrator decides')
  await user.click(sheet.getByRole('button', { name: 'Allow' }))

  expect(await screen.findByText('Allowed')).toBeTruthy()
  const { approvals } = await office.as('manager')
  expect((await approvals.launchableFlows({})).list.map(({ id }) => id)).toContain(flowId)
})

test('declining needs a reason, and the request leaves the open ones', async () => {
  await (await office.as('chen')).accessRequests.ask({ kind: 'flow', id: flowId, reason: '对账' })
  const { user } = await open()
  await user.click(await screen.findByText('对账'))
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('form', { name: 'Decline the request of 陈静' }))
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Decline' })
  expect(send.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Reason for declining'), 'Ask your assistant')
  await user.click(send)

  await expect.poll(() => screen.queryByRole('form')).toBeNull()
  const { launchRequests } = await office.as('admin')
  expect((await launchRequests.list({ state: 'declined' })).list).toMatchObject([
    { person: { name: '陈静' }, answer: 'Ask your assistant' },
  ])
  expect(screen.getByText('Ask your assistant')).toBeTruthy()
})
