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
