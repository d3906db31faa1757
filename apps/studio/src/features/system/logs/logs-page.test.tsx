import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator finds what was changed, and what an attempt was refused for', async () => {
  const { organization } = await office.as('admin')
  await organization.createRole({ fullName: '出纳', enCode: 'log_cashier' })
  await organization.createRole({ fullName: '出纳', enCode: 'log_cashier' }).catch(() => undefined)
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/logs?keyword=permission/Role' })

  expect((await screen.findAllByText('Create a role')).length).toBeGreaterThan(1)
  expect(screen.getAllByText('Done').length).toBeGreaterThan(0)
  await user.click(await screen.findByText('This code is already in use.'))
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).getByText('Request ID')).toBeTruthy()
  expect(within(drawer).getByText('POST /api/permission/Role')).toBeTruthy()
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('tab', { name: 'Slow calls' }))
  expect(await screen.findByText('No results')).toBeTruthy()
})

test('sign-ins are narrowed by their outcome, and a row says how and with which device', async () => {
  const wrong = office.client().session.login({ account: 'zhao', password: 'wrong-1' })
  await expect(wrong).rejects.toThrow()
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/logs?kind=signIns&status=failed' })

  await user.click(await screen.findByRole('cell', { name: /wrong|incorrect/i }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('Password')).toBeTruthy()
  expect(drawer.getByText('赵敏')).toBeTruthy()
  expect(drawer.queryByText('Request ID')).toBeNull()
})

test('requests are recorded once the settings say so, and the empty log says where', async () => {
  await openStudio(office, { as: 'admin', at: '/studio/logs?kind=requests' })
  expect(await screen.findByText(/once Settings › Retention records them/)).toBeTruthy()
  const { settings } = await office.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'retention')
  const value = { ...group?.value, recordsRequests: true }
  await settings.save({ group: 'retention', value, version: group?.version ?? 0 })
  await (await office.as('li')).session.currentUser()
  await office.app.server.callLog.settled()
  cleanup()
  await openStudio(office, { as: 'admin', at: '/studio/logs?kind=requests' })

  expect(await screen.findByRole('cell', { name: '李伟' })).toBeTruthy()
})
