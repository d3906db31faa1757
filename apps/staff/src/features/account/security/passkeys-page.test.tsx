import {
  authenticatorCode,
  lendPasskeys,
  minutes,
  type Office,
  openOffice,
  passkeyDevice,
  password,
  sendInProcess,
} from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

const home = 'http://localhost:3000'
const page = '/pages/my/accountSecurity/passkeys'

let office: Office
let takeBack = () => {}
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
const before = location.href
beforeAll(async () => {
  happyDOM.setURL(home)
  office = await openOffice({ publicUrl: home, secretKey: new Uint8Array(32).fill(7) })
})
afterEach(() => {
  cleanup()
  takeBack()
})
afterAll(async () => {
  happyDOM.setURL(before)
  await office.close()
})

async function add(user: Awaited<ReturnType<typeof renderStaff>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add a passkey' })
  const field = within(sheet).getByLabelText(/^Name/)
  await user.clear(field)
  await user.type(field, name)
  await user.click(within(sheet).getByRole('button', { name: 'Add a passkey' }))
}

test('Li adds a passkey, renames it, and logs in with it alone', async () => {
  takeBack = lendPasskeys(window, passkeyDevice(home))
  const { user } = await renderStaff(office, 'li', page)
  expect(await screen.findByText('No passkeys yet')).toBeTruthy()
  await add(user, 'Phone')
  expect(await screen.findByText('Phone')).toBeTruthy()
  expect(screen.getByText(/Never used/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rename “Phone”' }))
  const sheet = await screen.findByRole('dialog', { name: 'Rename “Phone”' })
  await user.clear(within(sheet).getByLabelText(/^Name/))
  await user.type(within(sheet).getByLabelText(/^Name/), 'Office phone')
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Office phone')).toBeTruthy()

  cleanup()
  const network = () => sendInProcess(office.app.http, new Map())
  const login = await renderStaff(office, null, '/pages/login/index', { network })
  await login.user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  const { list } = await (await office.as('li')).passkeys.list()
  expect(list[0]?.usedAt).not.toBeNull()
})

test('who cancels reads that nothing was added, and nothing was', async () => {
  takeBack = lendPasskeys(window)
  const { user } = await renderStaff(office, 'wang', page)
  await add(user, 'Phone')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was added/)
  expect((await (await office.as('wang')).passkeys.list()).list).toEqual([])
})

test('to remove a passkey later, a passkey confirms who it is', async () => {
  takeBack = lendPasskeys(window, passkeyDevice(home))
  const { user } = await renderStaff(office, 'chen', page)
  await add(user, 'Laptop')
  await screen.findByText('Laptop')
  office.clock.pass(minutes(10))

  await user.click(screen.getByRole('button', { name: 'Remove “Laptop”' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('No passkeys yet')).toBeTruthy()
})

test('a passkey takes the place of a code at the login', async () => {
  takeBack = lendPasskeys(window, passkeyDevice(home))
  const { user } = await renderStaff(office, 'zhao', page)
  await add(user, 'Key')
  await screen.findByText('Key')
  const zhao = await office.as('zhao')
  const { secret } = await zhao.account.enrolSecondFactor()
  await zhao.account.confirmSecondFactor({ code: authenticatorCode(secret, office.clock()) })
  cleanup()

  const login = await renderStaff(office, null, '/pages/login/index')
  await login.user.type(await screen.findByLabelText(/^Account/), 'zhao')
  await login.user.type(screen.getByLabelText(/^Password/), password)
  await login.user.click(screen.getByRole('button', { name: 'Log in' }))
  await login.user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
})

test('where the browser offers no passkeys of this host, the page says where they work', async () => {
  await renderStaff(office, 'manager', page)
  expect(await screen.findByText(/Passkeys don’t work at this address. Open localhost instead/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
