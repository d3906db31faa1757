import { missingDirectoryServer, type Office, openDirectoryServer, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

const missing = missingDirectoryServer()

describe.skipIf(missing !== '')(missing || 'with a real directory', () => {
  let office: Office
  let directory: Awaited<ReturnType<typeof openDirectoryServer>>
  beforeAll(async () => {
    directory = await openDirectoryServer([{ uid: 'li', cn: '李', password: 'li of the directory' }])
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: ['127.0.0.1'] },
    })
    const { settings } = await office.as('admin')
    const { port, baseDn, bindDn, bindPassword } = directory
    const place = { host: '127.0.0.1', port, security: 'none', baseDn, bindDn }
    await settings.save({
      group: 'ldap',
      value: { isOn: true, name: 'Spruce account', ...place },
      secrets: { bindPassword },
      version: 0,
    })
  })
  afterAll(async () => {
    cleanup()
    await office.close()
    await directory.close()
  })

  test('Li logs in with the account of her company, and a wrong password is said at the form', async () => {
    const { user } = await renderStaff(office, null, '/pages/login/index')
    await user.click(await screen.findByRole('link', { name: 'Log in with Spruce account' }))
    expect(await screen.findByRole('heading', { name: 'Directory login' })).toBeTruthy()
    await user.type(await screen.findByLabelText(/^Account/), 'li')
    await user.type(screen.getByLabelText(/^Password/), 'guess')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/password/i)
    await user.clear(screen.getByLabelText(/^Password/))
    await user.type(screen.getByLabelText(/^Password/), 'li of the directory')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  })
})
