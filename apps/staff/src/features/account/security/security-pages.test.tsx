import { authenticatorCode, type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
})
afterEach(cleanup)
afterAll(() => office.close())

type User = Awaited<ReturnType<typeof renderStaff>>['user']

async function login(user: User, account: string, secret = password) {
  await user.type(await screen.findByLabelText(/^Account/), account)
  await user.type(screen.getByLabelText(/^Password/), secret)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

const codeOf = (secret: string) => {
  office.clock.pass(30_000)
  return authenticatorCode(secret, office.clock())
}

test('Li changes her password, told what is wrong while she types', async () => {
  const { user } = await renderStaff(office, 'li', '/pages/my/modifyPsd/index')
  await user.type(await screen.findByLabelText(/^Current password/), password)
  const fresh = screen.getByLabelText(/^New password/)
  await user.type(fresh, 'li2026')
  expect(screen.getByText('At least 8 characters')).toBeTruthy()

  await user.clear(fresh)
  await user.type(fresh, 'magnolia in bloom')
  await user.type(screen.getByLabelText(/^Repeat new password/), 'magnolia in blxxx')
  expect(screen.getByText('The passwords don’t match')).toBeTruthy()
  expect(await screen.findByRole('meter', { name: 'Password strength' })).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Repeat new password/))
  await user.type(screen.getByLabelText(/^Repeat new password/), 'magnolia in bloom')
  await user.click(screen.getByRole('button', { name: 'Change password' }))

  expect(await screen.findByText(/^Password changed/)).toBeTruthy()
  await office.client().session.login({ account: 'li', password: 'magnolia in bloom' })
})

test('a wrong current password is said at the form', async () => {
  const { user } = await renderStaff(office, 'wang', '/pages/my/modifyPsd/index')
  await user.type(await screen.findByLabelText(/^Current password/), 'guess')
  await user.type(screen.getByLabelText(/^New password/), 'magnolia in bloom')
  await user.type(screen.getByLabelText(/^Repeat new password/), 'magnolia in bloom')
  await user.click(screen.getByRole('button', { name: 'Change password' }))

  expect((await screen.findByRole('alert')).textContent).toContain('The current password is wrong')
})

test('Zhao signs another device out, and sees who tried to sign in', async () => {
  await office.client({ 'User-Agent': 'unknown' }).session.login({ account: 'zhao', password })
  const { user } = await renderStaff(office, 'zhao', '/pages/my/accountSecurity/index')
  await user.click(await screen.findByRole('button', { name: 'Log out “Unknown device”' }))
  const question = await screen.findByRole('alertdialog', { name: 'Log out “Unknown device”?' })
  await user.click(within(question).getByRole('button', { name: 'Log out' }))

  await expect.poll(async () => (await (await office.as('zhao')).account.devices()).list.length).toBe(1)
  expect(screen.getByRole('heading', { name: 'Login history' })).toBeTruthy()
  expect(screen.getAllByText('Successful').length).toBeGreaterThan(0)
})

test('signing out all others asks for the password when the sign-in is not fresh', async () => {
  await office.client().session.login({ account: 'chen', password })
  const { user } = await renderStaff(office, 'chen', '/pages/my/accountSecurity/index')
  office.clock.pass(11 * 60_000)
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Log out all other devices' }))
  const sheet = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.type(within(sheet).getByLabelText(/^Current password/), password)
  await user.click(within(sheet).getByRole('button', { name: 'Confirm' }))

  expect(await screen.findByText('The other devices are logged out')).toBeTruthy()
})

test('two-step verification: scan, confirm, keep the codes, and enter the next code at login', async () => {
  const { token } = await office.client().session.login({ account: 'manager', password })
  const before = new Map([['token', token]])
  const { user } = await renderStaff(office, null, '/pages/my/accountSecurity/twoStep', { before })
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const shown = await screen.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/)
  const secret = shown.textContent.replaceAll(' ', '')
  await user.type(screen.getByLabelText(/^Code/), codeOf(secret))
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findAllByText(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  expect(await screen.findByText('10 left')).toBeTruthy()
  cleanup()

  const next = await renderStaff(office, null, '/pages/login/index')
  await login(next.user, 'manager')
  await next.user.type(await screen.findByLabelText(/^Code/), '000000')
  await next.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/code is wrong/)
  await next.user.clear(screen.getByLabelText(/^Code/))
  await next.user.type(screen.getByLabelText(/^Code/), codeOf(secret))
  await next.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(await screen.findByText(/^Last login/)).toBeTruthy()
})

test('a new colleague chooses a password at the first login', async () => {
  const admin = await office.as('admin')
  await admin.organization.createUser({
    account: 'newcomer',
    realName: '何新',
    password: 'given by the office',
  })
  const { user, kept } = await renderStaff(office, null, '/pages/login/index')
  await login(user, 'newcomer', 'given by the office')
  await screen.findByRole('heading', { name: 'Set a new password' })
  expect(kept.has('token')).toBe(false)
  await user.type(screen.getByLabelText(/^New password/), 'orchids need shade')
  await user.type(screen.getByLabelText(/^Repeat new password/), 'orchids need shade')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
})

test('Zhao makes a token for a script after confirming who it is, sees it once, and deletes it', async () => {
  await office.client().session.login({ account: 'zhao', password })
  const { user } = await renderStaff(office, 'zhao', '/pages/my/accountSecurity/tokens')
  office.clock.pass(11 * 60_000)
  expect(await screen.findByText('No personal tokens yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New token' }))
  const sheet = await screen.findByRole('dialog', { name: 'New token' })
  await user.type(await within(sheet).findByLabelText(/^Name/), '同步脚本')
  await user.click(within(sheet).getByText('Choose'))
  await user.selectOptions(within(sheet).getByLabelText('Calendar'), 'Read')
  await user.click(within(sheet).getByRole('button', { name: 'Create token' }))
  const identity = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.type(within(identity).getByLabelText(/^Current password/), password)
  await user.click(within(identity).getByRole('button', { name: 'Confirm' }))

  const secret = (await screen.findByText(/^signet_pat_/)).textContent
  const script = office.client({ Authorization: `Bearer ${secret}` })
  await script.schedules.invitations()
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  await user.click(await screen.findByRole('button', { name: 'Delete “同步脚本”' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No personal tokens yet')).toBeTruthy()
  await expect(script.schedules.invitations()).rejects.toMatchObject({ code: 'accessKeys.unknown' })
})
