import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  await launchAs(office, 'employee', flowId)
  await office.settle()
})
afterEach(cleanup)
afterAll(() => office.close())

const openMessages = async () => {
  const opened = await renderStaff(office, 'manager', '/pages/index/message')
  await screen.findByRole('list', { name: 'Messages' })
  return opened
}

test('an archived message is gone from the inbox until its archiving is undone, and is unread again', async () => {
  const { user } = await openMessages()
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('No messages yet')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const list = within(await screen.findByRole('list', { name: 'Messages' }))
  expect(list.getByText('Unread')).toBeTruthy()
})

test('a message is marked as read behind a swipe, and is unread again by undoing', async () => {
  const { user } = await openMessages()
  const list = () => within(screen.getByRole('list', { name: 'Messages' }))
  await user.click(list().getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(list().queryByText('Unread')).toBeNull())
  expect(list().queryByRole('button', { name: 'Mark as read' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await list().findByText('Unread')).toBeTruthy()
})

test('a message is put off until a time, says when it comes back, and is taken back', async () => {
  const { user } = await openMessages()
  await user.click(screen.getByRole('button', { name: 'Remind me later' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Remind me later' }))
  await user.click(sheet.getByRole('button', { name: /^In an hour/ }))
  await screen.findByText('No messages yet')

  await user.click(screen.getByRole('tab', { name: 'Later' }))
  const later = within(await screen.findByRole('list', { name: 'Messages' }))
  expect(later.getByText(/^Back /)).toBeTruthy()
  await user.click(later.getByRole('button', { name: 'Back to inbox' }))
  expect(await screen.findByText('Nothing put off')).toBeTruthy()
  const { list } = await (await office.as('manager')).notices.list()
  await waitFor(() => expect(list).toHaveLength(1))
})

test('messages of one case are one row that unfolds, and several are archived and taken back at once', async () => {
  const { client } = await officeWithTwo()
  const { user } = await openMessages()
  const list = () => within(screen.getByRole('list', { name: 'Messages' }))
  expect(list().getAllByText('Unread')).toHaveLength(2)
  await user.click(list().getByRole('button', { name: /^1 earlier message/ }))
  expect(list().getAllByText('Unread')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const box of list().getAllByRole('checkbox')) await user.click(box)
  expect(screen.getByText('3 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(async () => (await client.notices.unreadCount()).unReadNum).toBe(3)
})

test('a case is muted from its message', async () => {
  const { client, caseId } = await officeWithTwo()
  const { user } = await openMessages()
  const [later] = screen.getAllByRole('button', { name: 'Remind me later' })
  await user.click(later ?? document.body)
  const sheet = within(await screen.findByRole('dialog', { name: 'Remind me later' }))
  await user.click(sheet.getByRole('button', { name: /^Mute this request/ }))
  await expect
    .poll(async () => (await client.channels.own()).mutedCases.map(({ id }) => id))
    .toEqual([caseId])
})

/** The manager has two messages of one case and one of another. */
async function officeWithTwo() {
  const db = office.db.tenant('demo')
  await db.deleteFrom('notice').execute()
  await db.deleteFrom('mutedCase').execute()
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  await launchAs(office, 'employee', flowId)
  await office.settle()
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  office.clock.pass(60_000)
  const now = new Date(office.clock()).toISOString()
  const body = {
    ...{ toPersonIds: [office.company.people.manager], kind: 'flow' as const, fact: `comment of ${caseId}` },
    ...{
      titleKey: 'approvals.notice.commented',
      titleParams: { title: 'Trip', node: '', person: 'Li' },
      caseId,
    },
  }
  await db.transaction().execute((tx) => office.app.server.outbox.write(tx, [{ topic: 'notice', body }], now))
  await office.settle()
  return { client: await office.as('manager'), caseId }
}
