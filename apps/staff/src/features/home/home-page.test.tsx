import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { publishModel } from '../../../../server/test/company-models.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('before anything is published the home page says what will appear', async () => {
  await renderStaff(office, 'employee', '/pages/index/index')
  expect(await screen.findByText('No flows available yet')).toBeTruthy()
})

test('a published flow can be started from its tile', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  flowId = flow.flowId
  await renderStaff(office, 'employee', '/pages/index/index')

  const shelf = within(await screen.findByRole('list', { name: '财务' }))
  expect(shelf.getByRole('link', { name: '测试流程' }).getAttribute('href')).toContain(
    '/pages/workFlow/flowBefore/index?config=',
  )
})

test('the home page is fetched once, although it is prefetched before its code has loaded', async () => {
  const questions: string[] = []
  await renderStaff(office, 'employee', '/pages/index/index', {
    network: (send) => (request) => {
      questions.push(new URL(request.url).pathname)
      return send(request)
    },
  })
  await screen.findByRole('list', { name: '财务' })

  expect(questions[0]).toBe('/api/workflow/template/Selector')
  expect(new Set(questions).size).toBe(questions.length)
})

test('a favourite comes first', async () => {
  const { approvals } = await office.as('employee')
  await approvals.setFavourite({ flowId, isFavourite: true })
  await renderStaff(office, 'employee', '/pages/index/index')

  expect(await screen.findByRole('list', { name: 'Favorites' })).toBeTruthy()
})

test('searching filters the shelves, with a message when nothing matches', async () => {
  const { user } = await renderStaff(office, 'employee', '/pages/index/index')
  await screen.findByRole('list', { name: '财务' })

  await user.type(screen.getByRole('searchbox', { name: 'Search flows and applications' }), 'no such flow')
  expect(await screen.findByText('No flows found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByRole('list', { name: '财务' })).toBeTruthy()
})

test('waiting tasks are one number on the home page and listed on the dashboard with their holder', async () => {
  await launchAs(office, 'employee', flowId)
  await renderStaff(office, 'manager', '/pages/index/index')
  expect(await screen.findByRole('link', { name: /^1\s*Pending/ })).toBeTruthy()
  cleanup()

  await renderStaff(office, 'employee', '/pages/index/dashboard')
  const running = within(await screen.findByRole('list', { name: 'My requests in progress' }))
  expect(running.getByText('孙经理 · review')).toBeTruthy()
})

test('on a wide screen the first pending requests are below the number and lead to their pages', async () => {
  const { user, history } = await renderStaff(office, 'manager', '/pages/index/index', { width: 1280 })
  const first = within(await screen.findByRole('list', { name: 'Latest pending' }))
  await user.click(first.getByRole('link'))
  expect(history.location.href).toContain('/pages/workFlow/flowBefore/index?config=')
})

test('an application is on the home page, is found by name, and opens its records', async () => {
  const { modelId } = await publishModel(office)
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/index')
  await screen.findByRole('list', { name: 'Applications' })
  expect(screen.getByRole('link', { name: 'All applications' }).getAttribute('href')).toBe(
    '/pages/apply/menu/index',
  )
  await user.type(screen.getByRole('searchbox'), 'no such application')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Applications' })).toBeNull())

  await user.clear(screen.getByRole('searchbox'))
  await user.click(await screen.findByRole('link', { name: /合同/ }))
  expect(history.location.href).toContain(modelId)
})

test('a favourite application comes before the others', async () => {
  const { modelId } = await publishModel(office, { buttons: [{ key: 'detail' }] })
  const { records } = await office.as('employee')
  await records.setFavourite({ modelId, isFavourite: true })
  await renderStaff(office, 'employee', '/pages/index/index')

  const shelf = within(await screen.findByRole('list', { name: 'Applications' }))
  expect(shelf.getAllByRole('link')[0]?.getAttribute('href')).toContain(modelId)
})
