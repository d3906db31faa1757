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
let staged: string
let inTurn: string
let strict: string

beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['manager', 'li'])
  const first = approver(office, 'review', ['manager'])
  const next = approver(office, 'pay', ['finance'])
  inTurn = (await publishFlow(office, { ...chain([start(), first, next, end]), name: '两步' })).flowId
  const signed = approver(office, 'review', ['manager'], { signature: 'required' })
  strict = (await publishFlow(office, { ...chain([start(), signed, end]), name: '要签名' })).flowId
  const stages = { signing: true, starting: true }
  staged = (await publishFlow(office, chain([start(), review, end], { stages }))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

/** The row of the case of this flow. */
const cardOf = async (flow: string) =>
  (await screen.findByText(new RegExp(flow), { selector: 'a *' })).closest<HTMLElement>('li') ?? document.body

async function stageOf(caseId: string) {
  const { list } = await (await office.as('manager')).approvals.list({ list: 'pending' })
  return list.find((row) => row.caseId === caseId)?.task?.stage
}

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

test('a case is approved from its card after a question, and the decision can be undone', async () => {
  const caseId = await launchAs(office, 'employee', inTurn)
  const { user } = await renderStaff(office, 'manager', at('pending&isReturned=no'))
  await screen.findAllByTestId('case-card')
  const card = await cardOf('两步')
  await user.click(within(card).getByRole('button', { name: 'Approve' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Approve 1 request' }))
  expect(await stageOf(caseId)).toBe('doing')
  await user.click(sheet.getByRole('button', { name: 'Confirm: Approve' }))

  await screen.findByText('Approved 1')
  expect(await stageOf(caseId)).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undid 1 decision')
  expect(await stageOf(caseId)).toBe('doing')
})

test('a card asks for the reason of a rejection, and the step that needs more opens its page', async () => {
  const { user, history } = await renderStaff(office, 'manager', at('pending'))
  await screen.findAllByTestId('case-card')
  await user.click(within(await cardOf('两步')).getByRole('button', { name: 'Reject' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Reject 1 request' }))
  await user.click(sheet.getByRole('button', { name: 'Confirm: Reject' }))
  await sheet.findByText('Enter a reason')
  await user.type(sheet.getByLabelText(/Reason/), '预算不足')
  await user.click(sheet.getByRole('button', { name: 'Confirm: Reject' }))
  await screen.findByText('Rejected 1')

  await launchAs(office, 'employee', strict)
  cleanup()
  const again = await renderStaff(office, 'manager', at('pending'))
  await screen.findAllByTestId('case-card')
  await again.user.click(within(await cardOf('要签名')).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(again.history.location.pathname).toBe('/pages/workFlow/operate/index'))
  expect(history.location.pathname).toBe('/pages/workFlow/flowTodo/index')
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
  const held = Promise.withResolvers<void>()
  let isClaimed = false
  const { user } = await renderStaff(office, 'manager', at('toSign'), {
    network: (send) => async (request) => {
      if (isClaimed && request.url.includes('/lists/toSign')) await held.promise
      return send(request)
    },
  })
  await screen.findByRole('button', { name: 'Claim' })
  isClaimed = true
  const li = (await office.as('li')).approvals
  const [row] = (await li.list({ list: 'toSign' })).list.filter((card) => card.caseId === caseId)
  const taskIds = [row?.taskId ?? '']
  await li.sign({ taskIds })
  await li.start({ taskIds })
  await agreeAs(office, 'li', caseId)
  // The row may have been drawn anew meanwhile.
  await user.click(screen.getByRole('button', { name: 'Claim' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(/0 done, 1 failed/)
  held.resolve()
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
