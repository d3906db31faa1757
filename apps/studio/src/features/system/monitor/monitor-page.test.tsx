import { type MailServer, type Office, openMailServer, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let smtp: MailServer
beforeAll(async () => {
  smtp = await openMailServer()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
  })
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator sees how the server is, and runs a job now', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/monitor' })
  expect(await screen.findByText('6.0.8 (65)')).toBeTruthy()
  expect(screen.getByText(/^PostgreSQL \d+/)).toBeTruthy()
  const row = (await screen.findByText('Delete expired data')).closest('tr')
  if (!row) throw new Error('no row')
  expect(within(row).getByText('Not yet run')).toBeTruthy()
  expect(document.body.textContent, 'every job and cache has a name').not.toMatch(/monitor\.\w/)
  await user.click(within(row).getByRole('button', { name: 'Run now' }))

  expect(await screen.findByText('Started')).toBeTruthy()
  // The servers hear of it a moment later, and one of them runs it.
  const { monitor } = await office.as('admin')
  await expect.poll(async () => (await monitor.jobs({})).list.some(({ ranAt }) => ranAt !== null)).toBe(true)
  cleanup()
  await openStudio(office, { as: 'admin', at: '/studio/monitor' })
  const again = (await screen.findByText('Delete expired data')).closest('tr')
  expect(again?.textContent).toContain('Succeeded')
})

test('an administrator sees what the caches hold, and empties one after a question', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/monitor' })
  await user.click(await screen.findByRole('button', { name: 'Empty “Organization and rights”' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty' }))
  const { logs } = await office.as('admin')
  const targets = async () =>
    (await logs.list({ kind: 'operations', keyword: 'Monitor/Cache' })).list.map(({ target }) => target)
  await expect.poll(targets).toContain('directory')
})

test('an administrator sees that the mail server is away, why, and where it is set', async () => {
  const { settings } = await office.as('admin')
  const mail = { isOn: true, host: '127.0.0.1', port: smtp.port, security: 'none', account: 'office' }
  const value = { ...mail, fromAddress: 'office@signet.example' }
  await settings.save({ group: 'mail', value, secrets: { password: 'right' }, version: 0 })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/monitor' })
  const row = async () => (await screen.findByRole('link', { name: 'Mail' })).closest('tr')
  expect((await row())?.textContent).toContain('OK')

  await smtp.close()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText(/^Can’t connect to 127\.0\.0\.1/)).toBeTruthy()
  expect((await row())?.textContent).toContain('Failing')
  expect(screen.getByRole('link', { name: 'Mail' }).getAttribute('href')).toBe('/studio/settings?kind=mail')
})
