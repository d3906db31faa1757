import { type Account, type Office, openOffice } from '@signet/server/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let flowId: string

beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['manager', 'li'])
  const flow = chain([start(), review, end], { stages: { signing: true, starting: true } })
  flowId = (await publishFlow(office, flow)).flowId
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  const { approvals } = await office.as('manager')
  const { list } = await approvals.list({ list: 'toSign' })
  if (list.length > 0) await approvals.sign({ taskIds: list.flatMap(({ taskId }) => taskId ?? []) })
})
afterAll(() => office.close())

/** The manager's list of tasks to claim, with two new ones from these people. */
async function twoToSign(...starters: readonly [Account, Account]) {
  const caseIds = []
  for (const starter of starters) caseIds.push(await launchAs(office, starter, flowId))
  const view = await renderStaff(office, 'manager', '/pages/workFlow/flowTodo/index?list=toSign')
  await waitFor(() => expect(screen.getAllByTestId('case-card')).toHaveLength(2))
  return { ...view, caseIds }
}
const card = (name: string) =>
  screen.getByText(new RegExp(`^${name} 测试流程`)).closest<HTMLElement>('[data-testid=case-card]')
const finger = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1 })
const lists = async (who: Account) => (await (await office.as(who)).approvals.counts()).toSign
const counted = () => screen.queryByText(/\d selected/)?.textContent

/** A press on a card for this many ms, with a drift of this many px. */
function press(target: HTMLElement | null, ms: number, { wandered = 0 } = {}) {
  if (!target) throw new Error('There is no such card')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(target, finger(100, 100))
  fireEvent.pointerMove(target, finger(100 + wandered, 100))
  act(() => void vi.advanceTimersByTime(ms))
  vi.useRealTimers()
}

test('a press of 350 ms selects; a shorter one, or one that moves more than 10 px, does not', async () => {
  await twoToSign('wang', 'zhao')
  const wang = card('王芳')

  press(wang, 349)
  expect(counted()).toBeUndefined()
  fireEvent.pointerUp(card('王芳') ?? document.body)
  press(wang, 350, { wandered: 11 })
  expect(counted()).toBeUndefined()

  press(wang, 350, { wandered: 10 })
  expect(counted()).toBe('1 selected')
  expect(screen.getByRole('checkbox', { name: /王芳/ })).toHaveProperty('checked', true)
})

test('lifting the finger after a long press neither unticks the row nor opens it', async () => {
  const { history } = await twoToSign('wang', 'zhao')
  press(card('王芳'), 350)
  const ticked = card('王芳') ?? document.body
  fireEvent.pointerUp(ticked, finger(100, 100))
  fireEvent.click(ticked)

  expect(counted()).toBe('1 selected')
  expect(history.location.pathname).toBe('/pages/workFlow/flowTodo/index')
  fireEvent.pointerDown(ticked, finger(100, 100))
  fireEvent.pointerUp(ticked, finger(100, 100))
  fireEvent.click(ticked)
  expect(counted()).toBe('0 selected')
})

test('the bar acts on all ticked rows, and says how many are done', async () => {
  const { user } = await twoToSign('wang', 'zhao')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Claim' }))

  await screen.findByText('Claimed 2 tasks')
  expect(await lists('manager')).toBe(0)
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})

test('when a colleague was faster, every row shows its result', async () => {
  const { user, caseIds } = await twoToSign('wang', 'zhao')
  const [first = ''] = caseIds
  const li = (await office.as('li')).approvals
  const taskId = (await li.list({ list: 'toSign' })).list.find(({ caseId }) => caseId === first)?.taskId ?? ''
  await li.sign({ taskIds: [taskId] })
  await li.start({ taskIds: [taskId] })
  await li.agree({ taskId })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Claim' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Results' }))
  const rows = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(2)
  expect(rows.find((row) => row?.startsWith('赵敏'))).toMatch(/Done$/)
  expect(rows.find((row) => row?.startsWith('王芳'))).toMatch(
    /This task is closed\.$|李伟 already approved this/,
  )
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})

test('another list ends the selection', async () => {
  const { user } = await twoToSign('wang', 'zhao')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('tab', { name: /^In progress/ }))

  expect(counted()).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Cancel selection' })).toBeNull()
})
