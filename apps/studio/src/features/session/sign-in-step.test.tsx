import {
  authenticatorCode,
  lendPasskeys,
  type Office,
  openOffice,
  passkeyDevice,
  password,
} from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

const home = 'http://localhost:3000'

let office: Office
beforeAll(async () => {
  office = await openOffice({ publicUrl: home, secretKey: new Uint8Array(32).fill(7) })
})
afterEach(cleanup)
afterAll(() => office.close())

type User = Awaited<ReturnType<typeof openStudio>>['user']

async function login(user: User, account: string, secret: string) {
  await user.type(await screen.findByLabelText('Account'), account)
  await user.type(screen.getByLabelText('Password'), secret)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('a new administrator chooses a password before the studio opens', async () => {
  const { organization } = await office.as('admin')
  const account = { account: 'second', realName: '何管', password: 'given by the office' }
  await organization.createUser({ ...account, isAdministrator: true })
  const { user } = await openStudio(office, { at: '/studio/login' })

  await login(user, 'second', 'given by the office')
  await user.type(await screen.findByLabelText('New password'), 'orchids need shade')
  await user.type(screen.getByLabelText('Repeat new password'), 'orchids')
  expect(screen.getByText('The passwords don’t match')).toBeTruthy()
  await user.type(screen.getByLabelText('Repeat new password'), ' need shade')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(await screen.findByRole('heading', { name: 'Flows' })).toBeTruthy()
})

test('an administrator with an authenticator enters a code, and a wrong one is said at the form', async () => {
  const { token } = await office.client().session.login({ account: 'admin', password })
  const { account } = office.client({ Authorization: token })
  const { secret } = await account.enrolSecondFactor()
  await account.confirmSecondFactor({ code: authenticatorCode(secret, office.clock()) })
  const { user } = await openStudio(office, { at: '/studio/login' })

  await login(user, 'admin', password)
  await user.type(await screen.findByLabelText('Code'), '000000')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/code is wrong/)
  office.clock.pass(30_000)
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), `${authenticatorCode(secret, office.clock())}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'Flows' })).toBeTruthy()
})

test('an administrator with a passkey uses it in place of the code', async () => {
  const device = passkeyDevice(home)
  const admin = await office.as('admin')
  await admin.session.confirm({ password })
  const made = device.make(await admin.passkeys.beginRegistration())
  await admin.passkeys.register({ name: 'Key', made })
  const takeBack = lendPasskeys(window, device)
  const { user } = await openStudio(office, { at: '/studio/login' })

  await login(user, 'admin', password)
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByRole('heading', { name: 'Flows' })).toBeTruthy()
  takeBack()
})
