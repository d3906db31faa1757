import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let plain: string
let staged: string

beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['manager', 'li'])
  plain = (await publishFlow(office, chain([start(), review, end]))).flowId
  const stages = { signing: true, starting: true }
  staged = (await publishFlow(office, chain([start(), review, end], { stages }))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

const at = (list: string) => `/pages/workFlow/flowTodo/index?list=${list}`
const counts = async () => (await office.as('manager')).approvals.counts()

test('a swipe shows the actions of a row and runs none', async () => {
  await launchAs(office, 'employee', staged)
  const before = await counts()
  await renderStaff(office, 'manager', at('toSign'))
  const action = await screen.findByRole('button', { name: 'Claim' })
  const swiped = action.closest('li')?.firstElementChild ?? document.body
  swiped.scrollLeft = 120
  fireEvent.scroll(swiped)

  expect(await counts()).toEqual(before)
  expect(screen.getByRole('button', { name: 'Claim' })).toBe(action)
})

test('nothing is decided from a list', async () => {
  await launchAs(office, 'employee', plain)
  await renderStaff(office, 'manager', at('doing'))

  const row = (await screen.findByTestId('case-card')).closest('li')
  expect(within(row ?? document.body).queryByRole('button')).toBeNull()
})

test('the actions behind a swipe can be reached by keyboard', async () => {
  const { user } = await renderStaff(office, 'manager', at('toSign'))
  await screen.findByTestId('case-card')
  await waitFor(async () => {
    screen.getByTestId('case-card').focus()
    await user.keyboard('{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Claim' }))
  })
  await user.keyboard('{Enter}')

  await screen.findByText('Claimed 1 task')
  await screen.findByText('No tasks to claim')
  await user.click(screen.getByRole('tab', { name: /^To do/ }))
  await user.click(await screen.findByRole('button', { name: 'Start work' }))
  await screen.findByText('Started 1 task')
  expect(await counts()).toMatchObject({ toSign: 0, toDo: 0 })
})

test('a row that a colleague has claimed meanwhile says so, and leaves the list', async () => {
  const caseId = await launchAs(office, 'employee', staged)
  const { user } = await renderStaff(office, 'manager', at('toSign'))
  const sign = await screen.findByRole('button', { name: 'Claim' })
  const li = (await office.as('li')).approvals
  const [row] = (await li.list({ list: 'toSign' })).list.filter((card) => card.caseId === caseId)
  const taskIds = [row?.taskId ?? '']
  await li.sign({ taskIds })
  await li.start({ taskIds })
  await agreeAs(office, 'li', caseId)
  await user.click(sign)

  expect((await screen.findByRole('alert')).textContent).toMatch(/0 done, 1 failed/)
  await screen.findByText('No tasks to claim')
})

test('the starter reminds the current approvers', async () => {
  const { user } = await renderStaff(office, 'employee', at('launched'))
  const [remind] = await screen.findAllByRole('button', { name: 'Remind' })
  if (remind) await user.click(remind)

  await screen.findByText('Reminder sent')
  await waitFor(async () => {
    await office.settle()
    expect((await (await office.as('manager')).notices.unreadCount()).unReadNum).toBeGreaterThan(0)
  })
})
