import type { ListName } from '@signet/contract'
import { type Account, type Office, openOffice } from '@signet/server/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let trips: string
let laptops: string

beforeAll(async () => {
  office = await openOffice()
  const copy = {
    id: 'copy',
    name: '抄送',
    kind: 'copy' as const,
    sources: [{ kind: 'people' as const, people: [office.company.people.chen] }],
  }
  trips = (
    await publishFlow(office, {
      ...chain([start(), approver(office, 'review', ['manager']), copy, end]),
      name: '差旅报销',
    })
  ).flowId
  laptops = (
    await publishFlow(office, {
      ...chain([start(), approver(office, 'review', ['manager']), end], {
        stages: { signing: true, starting: true },
      }),
      name: '设备申领',
    })
  ).flowId
  await launchAs(office, 'employee', trips, { ...claim, subject: '上海出差' })
  await agreeAs(
    office,
    'manager',
    await launchAs(office, 'employee', trips, { ...claim, subject: '杭州出差' }),
  )
  await launchAs(office, 'employee', laptops, { ...claim, subject: '换电脑' })
  const started = await launchAs(office, 'li', laptops, { ...claim, subject: '换屏幕' })
  const { approvals } = await office.as('manager')
  const { list } = await approvals.list({ list: 'toSign' })
  const taskId = list.find(({ caseId }) => caseId === started)?.taskId ?? ''
  await approvals.sign({ taskIds: [taskId] })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

const address = (list: ListName, more = '') => `/pages/workFlow/flowTodo/index?list=${list}${more}`
const show = (who: Account, list: ListName, more = '') => renderStaff(office, who, address(list, more))
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByTestId('case-card')

test.each<[ListName, string, Account, RegExp]>([
  ['toSign', 'To claim', 'manager', /换电脑/],
  ['toDo', 'To do', 'manager', /换屏幕/],
  ['doing', 'In progress', 'manager', /上海出差/],
  ['done', 'Done', 'manager', /杭州出差.*I approved/],
  ['circulated', 'CC’d', 'chen', /杭州出差/],
  ['launched', 'My requests', 'li', /换屏幕.*In approval/],
])('the list %s shows what belongs there, and nothing else', async (list, name, who, belongs) => {
  await show(who, list)

  const shown = await rows(name)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.textContent).toMatch(belongs)
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain(name)
})

test.each<[ListName, string, Account, RegExp]>([
  ['doing', 'In progress', 'manager', /^submitted /],
  ['done', 'Done', 'manager', /^handled /],
  ['circulated', 'CC’d', 'chen', /^CC’d /],
])('the time on a card of the list %s says what happened then', async (list, name, who, says) => {
  await show(who, list)

  const [card] = await rows(name)
  expect(card?.querySelector('time')?.textContent).toMatch(says)
})

test('one list after the other, each with its own rows and its own address', async () => {
  const { user, history } = await show('manager', 'doing')
  await rows('In progress')
  await user.click(screen.getByRole('tab', { name: /^Done/ }))

  expect((await rows('Done')).map((row) => row.textContent).join()).toContain('杭州出差')
  expect(history.location.search).toBe('?list=done')
  expect(screen.queryByText(/上海出差/)).toBeNull()
})

test('rows of one list never appear under the name of another while it loads', async () => {
  const held = Promise.withResolvers<void>()
  const { user } = await renderStaff(office, 'manager', address('doing'), {
    network: (send) => async (request) => {
      if (request.url.includes('/lists/done')) await held.promise
      return send(request)
    },
  })
  await rows('In progress')
  await user.click(screen.getByRole('tab', { name: /^Done/ }))

  expect(screen.queryByTestId('case-card')).toBeNull()
  held.resolve()
  await rows('Done')
})

test('Wang finds a case by its title, and sees a message when nothing matches', async () => {
  const { user, history } = await show('manager', 'doing')
  const field = await screen.findByRole('searchbox', { name: 'Search by title, flow or starter' })
  await user.type(field, '月球')
  await screen.findByText('No results')
  expect(screen.getByText('Try another search or remove some filters')).toBeTruthy()

  await user.clear(field)
  await user.type(field, '差旅')
  await waitFor(() => expect(history.location.search).toContain(encodeURIComponent('差旅')))
  expect(await rows('In progress')).toHaveLength(1)
})

test('a filter changes nothing until it is applied, is counted, is kept in the address, and can be cleared', async () => {
  const { user, history } = await show('manager', 'done')
  await rows('Done')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(sheet.getByRole('button', { name: 'I rejected' }))
  await user.click(await sheet.findByRole('button', { name: '差旅报销' }))
  expect(history.location.search).toBe('?list=done')

  await user.click(sheet.getByRole('button', { name: 'Show results' }))
  await screen.findByText('No results')
  expect(history.location.search).toContain('decision=rejected')
  await user.click(screen.getByRole('button', { name: 'Filter (2 selected)' }))
  const again = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(again.getByRole('button', { name: 'I rejected' }).getAttribute('aria-pressed')).toBe('true')

  await user.click(again.getByRole('button', { name: 'Clear' }))
  expect(await rows('Done')).toHaveLength(1)
  await screen.findByRole('button', { name: 'Filter' })
})

test('an address with filters opens the list as it was shared', async () => {
  await show('manager', 'done', '&decision=agreed&from=2026-03-01&to=2026-03-31')

  expect(await rows('Done')).toHaveLength(1)
  screen.getByRole('button', { name: 'Filter (3 selected)' })
})

test('the next page comes when the end is near, and says why when it does not', async () => {
  const flow = chain([start(), approver(office, 'review', ['director']), end])
  const { flowId } = await publishFlow(office, flow)
  for (let launched = 0; launched < 21; launched += 1) {
    office.clock.pass(1_000)
    await launchAs(office, 'zhao', flowId)
  }
  let isDown = true
  const questions: string[] = []
  const { user } = await renderStaff(office, 'zhao', address('launched'), {
    network: (send) => (request) => {
      if (request.url.includes('cursor=')) questions.push(request.url)
      if (isDown && request.url.includes('cursor=')) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  await rows('My requests')
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('Couldn’t reach the server')
  const before = questions.length
  fireEvent.scroll(screen.getByRole('main'))
  expect(questions).toHaveLength(before)

  isDown = false
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  const list = within(screen.getByRole('list', { name: 'My requests' }))
  await waitFor(() => expect(list.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('21'))
  expect(questions).toHaveLength(before + 1)
  screen.getByText('21 items')
})

test('a list that is pulled down and released is fetched again', async () => {
  await show('wang', 'launched')
  await screen.findByText('You haven’t started any requests yet')
  await launchAs(office, 'wang', trips, { ...claim, subject: '北京出差' })
  pull(30)
  expect(screen.queryByText(/北京出差/)).toBeNull()

  pull(160)
  await screen.findByText(/北京出差/)
})

test('loaded rows stay readable when a refresh fails, with a note that they may be out of date', async () => {
  let isDown = false
  const { user } = await renderStaff(office, 'wang', address('launched'), {
    network: (send) => (request) => {
      if (isDown) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  await rows('My requests')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  isDown = true
  pull(160)

  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server')
  screen.getByText(/You’re offline/)
  expect(await rows('My requests')).toHaveLength(1)

  isDown = false
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a list that fails to load says why, and loads on retry', async () => {
  let isDown = true
  const { user } = await renderStaff(office, 'manager', address('doing'), {
    network: (send) => (request) => {
      if (isDown && request.url.includes('/lists/')) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('Couldn’t reach the server')

  isDown = false
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  await rows('In progress')
})

test('an empty list says what to do next', async () => {
  const { user, history } = await show('finance', 'launched')
  await user.click(await screen.findByRole('link', { name: 'New request' }))

  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/index'))
})

test('arrow keys move from card to card, and Enter opens one', async () => {
  await launchAs(office, 'employee', trips, { ...claim, subject: '广州出差' })
  const { user, history } = await show('manager', 'doing')
  const [first, second] = await rows('In progress')
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)

  await user.keyboard('{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
})

/** A pull of a finger over this many px. */
function pull(by: number) {
  const content = screen.getByRole('main').firstElementChild ?? document.body
  fireEvent.touchStart(content, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchMove(content, { touches: [{ clientX: 100, clientY: 100 + by }] })
  fireEvent.touchEnd(content, { touches: [] })
}

test('Wang finds the tasks to help with, without their own tasks to decide', async () => {
  const review = approver(office, 'review', ['li'], { assist: true })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const otherCase = await launchAs(office, 'employee', flowId, { ...claim, subject: '请帮忙核对' })
  const { approvals } = await office.as('li')
  const { wang } = office.company.people
  await approvals.assist({ taskId: await taskOf(office, 'li', otherCase), userIds: [wang] })
  await show('wang', 'doing', '&isAssist=yes')
  const found = await rows('In progress')
  expect(found.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('请帮忙核对')])
})
