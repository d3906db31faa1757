import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../server/test/company-flows.ts'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { name: 'Review' })
  flowId = (await publishFlow(office, chain([start(), review, end]))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

const open = (search = '') =>
  openStudio(office, { as: 'admin', at: `/studio/flows/${flowId}/statistics${search}` })

test('a flow without cases has no statistics, and says so', async () => {
  await open()
  expect(await screen.findByText('No requests started in this period')).toBeTruthy()
})

test('the statistics count started and finished cases, and a step links to its slowest case', async () => {
  const [ended] = [await launchAs(office, 'employee', flowId), await launchAs(office, 'employee', flowId)]
  office.clock.pass(3_600_000)
  await agreeAs(office, 'li', ended)
  const { user, history } = await open('?days=3650')
  const figure = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent
  expect([await figure('Started'), await figure('In approval')]).toEqual([
    'Started21 ended',
    'In approval150% of started',
  ])

  expect(screen.getByText(/^Counted at .+\d/)).toBeTruthy()

  const steps = within(screen.getByRole('region', { name: 'Waiting time by step' }))
  await user.click(steps.getByText('Table'))
  const [row] = steps.getAllByRole('rowheader', { name: 'Review' })
  const [slowest] = within(row?.closest('tr') as HTMLElement).getAllByRole('button')
  await user.click(slowest as HTMLElement)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(history.location.search).toMatch(/open=/)

  expect(
    within(screen.getByRole('region', { name: /Actual routes/ })).getByText(/Review \(Approved?\)/),
  ).toBeTruthy()
})

test('arrows move between the columns, and a column leads to the list of its cases', async () => {
  const { user, history } = await open('?days=30')
  const volume = within(await screen.findByRole('list', { name: 'Volume' }))
  const columns = volume.getAllByRole('link')
  columns[0]?.focus()
  await user.keyboard('{End}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: 2 started, 1 of them ended/)

  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 items')).toBeTruthy()
  expect(history.location.search).toMatch(/flow=.+from=.+to=/)
  await user.click(await screen.findByRole('button', { name: 'Remove filter' }))
  expect(history.location.search).not.toContain('from=')
})

test('a bar leads to the cases that reached its step', async () => {
  const { user } = await open('?days=30')
  const steps = within(await screen.findByRole('list', { name: 'Waiting time by step' }))
  await user.click(steps.getByRole('link', { name: /^Review/ }))
  expect(await screen.findByText('Reached step “Review”')).toBeTruthy()
  expect(await screen.findByText('2 items')).toBeTruthy()
})

test('the period is kept in the address', async () => {
  const { user, history } = await open()
  await user.click(await screen.findByText('30 days'))
  await expect.poll(() => history.location.search).toContain('days=30')
})
