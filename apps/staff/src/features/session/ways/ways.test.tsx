import { minutes, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { placeOf } from './scanned-text.ts'

let office: Office
const phone = '13800000021'
beforeAll(async () => {
  office = await openOffice()
  const admin = await office.as('admin')
  await admin.settings.save({ group: 'sms', value: { isOn: true }, secrets: {}, version: 0 })
  await admin.organization.updateUser({ id: office.company.people.li, mobilePhone: phone })
})
afterEach(cleanup)
afterAll(() => office.close())

const sentCode = async (count: number) => {
  const { waysIn } = await office.as('admin')
  const found = async () => (await waysIn.smsOutbox()).list
  await expect.poll(async () => (await found()).length).toBe(count)
  return /\b\d{6}\b/.exec((await found())[0]?.body ?? '')?.[0] ?? ''
}

test('Li logs in with a code from a message', async () => {
  const { user } = await renderStaff(office, null, '/pages/login/index')
  await user.click(await screen.findByRole('link', { name: 'Text message' }))
  await user.type(await screen.findByLabelText(/^Phone number/), phone)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText(/^Another code in/)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Code from the message/), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/wrong or has expired/)
  await user.clear(screen.getByLabelText(/^Code from the message/))
  await user.type(screen.getByLabelText(/^Code from the message/), await sentCode(1))
  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
})

test('Li forgot her password and chooses another by message', async () => {
  office.clock.pass(minutes(2))
  const { user, history } = await renderStaff(office, null, '/pages/login/index')
  await user.click(await screen.findByRole('link', { name: 'Forgot password' }))
  await user.type(await screen.findByLabelText(/^Phone number/), phone)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(screen.getByLabelText(/^Code from the message/), await sentCode(2))
  await user.type(screen.getByLabelText(/^New password/), 'magnolia in bloom')
  await user.type(screen.getByLabelText(/^Repeat new password/), 'magnolia in bloom')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))

  expect(await screen.findByText('New password set. Log in with it.')).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/login/index')
  await office.client().session.login({ account: 'li', password: 'magnolia in bloom' })
})

test('a link without its token says so', async () => {
  await renderStaff(office, null, '/pages/login/resetPassword')

  expect((await screen.findByRole('alert')).textContent).toMatch(/incomplete/)
})

test('the page shows a code to scan, and a new one when it has expired', async () => {
  const { user } = await renderStaff(office, null, '/pages/login/otherLogin?way=qr')
  expect(await screen.findByText('Waiting for your phone')).toBeTruthy()
  office.clock.pass(minutes(3))
  const expired = await screen.findByText('The QR code has expired', undefined, { timeout: 5_000 })
  expect(expired).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show a new code' }))

  expect(await screen.findByText('Waiting for your phone')).toBeTruthy()
})

test('the phone reads who asks, and cancels or confirms', async () => {
  const { ticket } = await office.client({ 'User-Agent': '' }).scanLogin.ticket()
  const { user } = await renderStaff(office, 'wang', `/pages/login/scanLogin?id=${ticket}`)
  expect(await screen.findByText('This device wants to log in as you')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Let it log in' }))
  expect(await screen.findByText(/^Confirmed\./)).toBeTruthy()
  cleanup()

  await renderStaff(office, 'wang', `/pages/login/scanLogin?id=${ticket}`)
  expect(await screen.findByText(/QR code has expired/)).toBeTruthy()
})

test('a scanned text that leads nowhere here is shown as it is', async () => {
  await renderStaff(office, 'wang', '/pages/my/scanResult/index?result=https%3A%2F%2Fevil.example%2F')

  expect(await screen.findByText('https://evil.example/')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
})

const own = 'https://office.example'
test.each([
  [`${own}/pages/login/scanLogin?id=abc`, '/pages/login/scanLogin?id=abc'],
  ['{"t":"login","id":"a b"}', '/pages/login/scanLogin?id=a%20b'],
  [
    'https://evil.example/pages/login/scanLogin?id=abc',
    '/pages/my/scanResult/index?result=https%3A%2F%2Fevil.example%2Fpages%2Flogin%2FscanLogin%3Fid%3Dabc',
  ],
  ['{"t":"login"}', '/pages/my/scanResult/index?result=%7B%22t%22%3A%22login%22%7D'],
  ['javascript:alert(1)', '/pages/my/scanResult/index?result=javascript%3Aalert(1)'],
])('%s leads to %s', (text, place) => {
  expect(placeOf(text, own)).toBe(place)
})

test('where the company offers neither, the page of a forgotten password sends people to an administrator', async () => {
  const { settings } = await office.as('admin')
  await settings.save({ group: 'sms', value: { isOn: false }, secrets: {}, version: 1 })
  await renderStaff(office, null, '/pages/login/forgotPassword')

  expect(await screen.findByText(/Ask an administrator/)).toBeTruthy()
})
