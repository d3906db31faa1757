import { type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

async function signIn(user: Awaited<ReturnType<typeof renderStaff>>['user'], secret: string) {
  await user.type(await screen.findByLabelText(/^Account/), 'employee')
  await user.type(screen.getByLabelText(/^Password/), secret)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('signing in leads home, and the device keeps what the specification names', async () => {
  const { user, history, kept } = await renderStaff(office, null, '/')
  await signIn(user, password)

  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/index/index')
  expect([...kept.keys()]).toEqual(
    expect.arrayContaining([
      'token',
      'userInfo',
      'permissionList',
      'menuList',
      'sysConfigInfo',
      'sysVersion',
      'copyright',
      'systemCode',
    ]),
  )
})

test('an empty form says what is missing in the language of the page, not in that of the browser', async () => {
  const { user } = await renderStaff(office, null, '/pages/login/index')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))

  expect(screen.getByText('Enter your account')).toBeTruthy()
  expect(screen.getByText('Enter your password')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Account/).form?.noValidate).toBe(true)
})

test('one press on an account of the demo company fills in its password too', async () => {
  const { user } = await renderStaff(office, null, '/pages/login/index')
  await user.click(await screen.findByRole('button', { name: /^finance/ }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Account/).value).toBe('finance')
  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
})

test('a wrong password is said at the form, and nothing is kept', async () => {
  const { user, kept } = await renderStaff(office, null, '/pages/login/index')
  await signIn(user, 'not the password')

  expect((await screen.findByRole('alert')).textContent).toMatch(/password/i)
  expect(kept.has('token')).toBe(false)
})

test('a link to a page survives the login', async () => {
  const { user, history } = await renderStaff(office, null, '/pages/my/settings/index')
  await signIn(user, password)

  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/my/settings/index')
})

test('the note that a login is over goes away once the person has signed in again', async () => {
  const before = new Map([['token', 'of yesterday']])
  const { user } = await renderStaff(office, null, '/pages/my/settings/index', { before })
  const note = await screen.findByText(/Log in again/)
  await signIn(user, password)

  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  expect(screen.queryByText(note.textContent)).toBeNull()
})

test('a link to another site does not survive it', async () => {
  const { user, history } = await renderStaff(
    office,
    null,
    '/pages/login/index?redirect=%2F%2Fevil.example%2F',
  )
  await signIn(user, password)

  await screen.findByRole('heading', { level: 1, name: 'Home' })
  expect(history.location.pathname).toBe('/pages/index/index')
})

test('who is signed in already does not see the login', async () => {
  const { history } = await renderStaff(office, 'employee', '/')

  await screen.findByRole('heading', { level: 1, name: 'Home' })
  expect(history.location.pathname).toBe('/pages/index/index')
})

test('who cannot read the language changes it before signing in', async () => {
  const { user, kept } = await renderStaff(office, null, '/', { locale: 'zh-CN' })
  await user.selectOptions(await screen.findByLabelText('语言'), 'zh-TW')

  expect(await screen.findByRole('button', { name: '登入' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('zh-TW')
  expect(kept.get('look')).toContain('zh-TW')
})
