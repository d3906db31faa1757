import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

const path = '/pages/workFlow/index'
const favourites = '/pages/workFlow/allAppWorkFlow/index'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const flow = (name: string) => ({
  ...chain([start(), approver(office, 'review', ['manager']), end]),
  name,
})
const names = () => screen.queryAllByTestId('launchable-flow').map(({ textContent }) => textContent)

test('where nothing can be started yet, the page says who can change that', async () => {
  await renderStaff(office, 'employee', path)

  await screen.findByText('No flows available yet')
  expect(screen.getByText('Flows appear here once an administrator publishes them')).toBeTruthy()
})

test('the most used flow comes first, with its count', async () => {
  await publishFlow(office, flow('费用报销'))
  const { flowId } = await publishFlow(office, flow('差旅申请'))
  await launchAs(office, 'employee', flowId)
  await launchAs(office, 'employee', flowId)
  await renderStaff(office, 'employee', path)

  await screen.findByText('Used 2 times')
  expect(names()).toEqual(['差差旅申请Used 2 times', '费费用报销'])
})

test('a keyword filters the flows; a message says when none match', async () => {
  const { user } = await renderStaff(office, 'employee', path)
  const field = await screen.findByRole('searchbox', { name: 'Search flows' })
  await screen.findByText('费用报销')
  await user.type(field, '费用')
  await waitFor(() => expect(names()).toHaveLength(1))

  await user.type(field, '月球')
  await screen.findByText('No results')
})

test('categories appear when there are several, and show their own flows', async () => {
  const { formDesign, flowDesign } = await office.as('admin')
  const { id: formId } = await formDesign.create({
    name: '请假单',
    code: 'leave',
    definition: expenseClaim('leave'),
  })
  await formDesign.publish({ id: formId })
  const leave = { name: '请假', code: 'flowLeave', category: '人事', formId, definition: flow('请假') }
  await flowDesign.publish({ id: (await flowDesign.create(leave)).id })
  const { user } = await renderStaff(office, 'employee', path)
  await user.click(await screen.findByRole('tab', { name: '人事' }))

  expect(names()).toEqual(['请请假'])
  await user.click(screen.getByRole('tab', { name: 'All' }))
  expect(names()).toHaveLength(3)
})

test('a flow opens its empty form', async () => {
  const { user, history } = await renderStaff(office, 'employee', path)
  await user.click(await screen.findByRole('link', { name: /费用报销/ }))

  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
  await screen.findByLabelText(/事由/)
})

test('a star adds a flow to the favourites, also on another device', async () => {
  const { user } = await renderStaff(office, 'employee', favourites)
  await screen.findByText('No favorites yet')
  await user.click(screen.getByRole('button', { name: 'Add 费用报销 to favorites', pressed: false }))

  await screen.findByRole('heading', { name: 'Favorites' })
  screen.getByRole('button', { name: 'Add 费用报销 to favorites', pressed: true })
  cleanup()
  await renderStaff(office, 'employee', path)
  await screen.findByRole('button', { name: 'Add 费用报销 to favorites', pressed: true })
})

test('a second press on a star removes the favourite', async () => {
  const { user } = await renderStaff(office, 'employee', favourites)
  await user.click(await screen.findByRole('button', { name: 'Add 费用报销 to favorites', pressed: true }))

  await screen.findByText('No favorites yet')
  const [others] = screen.getAllByRole('list')
  expect(within(others ?? document.body).getAllByTestId('launchable-flow')).toHaveLength(3)
})

test('a star that the server refuses is reset, with an error', async () => {
  const { user } = await renderStaff(office, 'employee', favourites, {
    network: (send) => (request) => {
      if (request.method !== 'GET' && request.url.includes('avour')) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add 费用报销 to favorites' }))

  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server')
  screen.getByRole('button', { name: 'Add 费用报销 to favorites', pressed: false })
})
