import { type MailServer, type Office, openMailOffice, password } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let mails: MailServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ registration: true }))
})
afterEach(cleanup)
afterAll(() => close())

test('a company registers from the login page and reads how to log in', async () => {
  const { user } = await renderStaff(office, null, '/pages/login/index')
  await user.click(await screen.findByRole('link', { name: 'Register a company' }))
  const write = async (label: RegExp, text: string) => user.type(await screen.findByLabelText(label), text)
  await write(/^Email/, 'boss@acme.example')
  await user.click(screen.getByRole('button', { name: 'Mail me a code' }))
  expect(await screen.findByText(/^We mailed you a code/)).toBeTruthy()
  await expect.poll(() => mails.heard.length).toBe(1)
  await write(/^Code from the mail/, /\b\d{6}\b/.exec(mails.heard[0]?.text ?? '')?.[0] ?? '')
  await write(/^Company name/, 'Acme')
  await write(/^Company code/, 'demo')
  await write(/^Your name/, 'Boss')
  await write(/^New password/, password)
  await write(/^Repeat/, password)
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText(/code is taken/)).toBeTruthy()

  await user.clear(screen.getByLabelText(/^Company code/))
  await write(/^Company code/, 'acme')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Your company is ready. Log in as admin@acme.')).toBeTruthy()
  const { token } = await office.client().session.login({ account: 'admin@acme', password })
  expect(token).toBeTruthy()
})
