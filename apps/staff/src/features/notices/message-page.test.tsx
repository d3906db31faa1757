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
  taskOf,
} from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  flowId = flow.flowId
})
afterEach(cleanup)
afterAll(() => office.close())

const badge = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' })).queryByText(/\d+ unread/)?.textContent

const messageRows = async () => [
  ...(await screen.findByRole('list', { name: 'Messages' })).querySelectorAll<HTMLElement>('[data-row]'),
]

test('a person without messages sees an empty state', async () => {
  await renderStaff(office, 'zhao', '/pages/index/message')
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  expect(badge()).toBeUndefined()
})

test('a started case reaches the manager live: badge and list, without a reload', async () => {
  await renderStaff(office, 'manager', '/pages/index/message', { isLive: true })
  await screen.findByText('No messages yet')

  await launchAs(office, 'employee', flowId)
  await office.settle()

  expect(await screen.findByRole('list', { name: 'Messages' })).toBeTruthy()
  await waitFor(() => expect(badge()).toBe('1 unread'))
  expect(document.title).toBe('(1) Messages · Signet')
})

test('opening a flow message asks the server for its target, opens the case, and clears the badge', async () => {
  const { user, history } = await renderStaff(office, 'manager', '/pages/index/message', { isLive: true })
  await waitFor(() => expect(badge()).toBe('1 unread'))
  const [row] = await messageRows()
  if (row) await user.click(row)

  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
  expect(history.location.search).toContain('config=')
  history.push('/pages/index/message')
  await waitFor(() => expect(badge()).toBeUndefined())
})

test('arrows move through the messages, and e marks one read without opening it', async () => {
  await launchAs(office, 'employee', flowId)
  await launchAs(office, 'employee', flowId)
  await office.settle()
  const { user, history } = await renderStaff(office, 'manager', '/pages/index/message', { isLive: true })
  await waitFor(() => expect(badge()).toBe('2 unread'))
  const [first, second] = await messageRows()
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('e')

  await waitFor(() => expect(badge()).toBe('1 unread'))
  expect(history.location.pathname).toBe('/pages/index/message')
  await (await office.as('manager')).notices.readAll()
})

test('marking all as read asks first', async () => {
  await launchAs(office, 'employee', flowId)
  await launchAs(office, 'employee', flowId)
  await office.settle()
  const { user } = await renderStaff(office, 'manager', '/pages/index/message', { isLive: true })
  await waitFor(() => expect(badge()).toBe('2 unread'))

  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  const question = await screen.findByRole('alertdialog', { name: 'Mark 2 messages as read?' })
  await user.click(within(question).getByRole('button', { name: 'Mark as read' }))

  expect(await screen.findByText('All marked as read')).toBeTruthy()
  await waitFor(() => expect(badge()).toBeUndefined())
})

test('a message of a case says its verdict first, in words, and keeps the whole title', async () => {
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, subject: '很长的标题' })
  const manager = await office.as('manager')
  await manager.approvals.reject({ taskId: await taskOf(office, 'manager', caseId), opinion: '预算不足' })
  await office.settle()
  await renderStaff(office, 'employee', '/pages/index/message')

  const [row] = await messageRows()
  expect(row?.textContent).toMatch(/^Rejected .*测试流程.*孙经理 · review/)
})

test('a task that a colleague has decided is no unread message any more', async () => {
  const shared = chain([start(), approver(office, 'review', ['wang', 'zhao']), end])
  const caseId = await launchAs(office, 'employee', (await publishFlow(office, shared)).flowId)
  await office.settle()
  await renderStaff(office, 'wang', '/pages/index/message', { isLive: true })
  await waitFor(() => expect(badge()).toBe('1 unread'))
  const zhao = await office.as('zhao')
  await zhao.approvals.agree({ taskId: await taskOf(office, 'zhao', caseId) })
  await office.settle()

  await waitFor(() => expect(badge()).toBeUndefined())
})

test('the page of a flow message says its words without the link behind them, and leads to the case', async () => {
  await launchAs(office, 'employee', flowId)
  await office.settle()
  const { list } = await (await office.as('manager')).notices.list({})
  const [latest] = list
  const page = `/pages/message/messageDetail/index?id=${latest?.id}`
  const { user, history } = await renderStaff(office, 'manager', page)
  await screen.findByRole('heading', { level: 2 })
  expect(screen.queryByText(/operatorId|\{/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
})
