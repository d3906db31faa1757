import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId } = await publishFlow(office, flow)
  await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

const press = (key: string, more: Readonly<{ ctrlKey?: boolean }> = {}) =>
  fireEvent.keyDown(document.body, { key, ...more })

test('g and a letter lead to a place, and a letter alone does not', async () => {
  const { history } = await renderStaff(office, 'employee', '/pages/index/index')
  await screen.findByRole('heading', { level: 1 })
  press('m')
  expect(history.location.pathname).toBe('/pages/index/index')

  press('g')
  press('m')
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/message'))
})

test('the slash goes to the search box, and keys typed there are text', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/index')
  const box = await screen.findByRole('searchbox', { name: 'Search flows and applications' })
  press('/')
  expect(document.activeElement).toBe(box)
  await user.keyboard('gm')
  expect(box).toHaveProperty('value', 'gm')
  expect(history.location.pathname).toBe('/pages/index/index')
})

test('Ctrl+K finds places, flows and requests; Enter opens the chosen one', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/index')
  await screen.findByRole('heading', { level: 1 })
  press('k', { ctrlKey: true })
  const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }))
  expect(sheet.getByRole('option', { name: /Calendar/ })).toBeTruthy()

  const box = sheet.getByRole('combobox')
  expect(document.activeElement).toBe(box)
  await user.keyboard('csl')
  expect(await sheet.findByRole('option', { name: /测试流程 Start/ })).toBeTruthy()
  await user.clear(box)
  await user.type(box, '郑员工')
  await sheet.findByRole('option', { name: /Request/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
})

test('while something is being decided, keys lead nowhere', async () => {
  const { history } = await renderStaff(office, 'employee', '/pages/workFlow/operate/index')
  const { pathname } = history.location
  press('g')
  press('m')
  press('k', { ctrlKey: true })
  expect(history.location.pathname).toBe(pathname)
  expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull()
})

test('colleagues are found by initials and lead to the talk with them', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/index')
  await screen.findByRole('heading', { level: 1 })
  press('k', { ctrlKey: true })
  const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }))
  await user.type(sheet.getByRole('combobox'), 'lw')
  await user.click(await sheet.findByRole('option', { name: '李伟 Write' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/message/im/index'))
})
