import { type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('Li fills in her data, and it is there when she comes back', async () => {
  const { user } = await renderStaff(office, 'li', '/pages/my/personalData/index')
  await user.type(await screen.findByLabelText('Native place'), '杭州')
  await user.type(screen.getByLabelText('Email'), 'li@example.com')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your data is saved')).toBeTruthy()
  cleanup()

  await renderStaff(office, 'li', '/pages/my/personalData/index')
  expect((await screen.findByLabelText<HTMLInputElement>('Native place')).value).toBe('杭州')
})

test('an address that is no mail address is refused at the form', async () => {
  const { user } = await renderStaff(office, 'wang', '/pages/my/personalData/index')
  await user.type(await screen.findByLabelText('Email'), 'not an address')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('alert')).toBeTruthy()
})

test('the chosen post becomes the one of the person', async () => {
  const { posts, people } = office.company
  const admin = await office.as('admin')
  await admin.organization.updateUser({ id: people.zhao, positionIds: [posts.engineer, posts.accountant] })
  const { user } = await renderStaff(office, 'zhao', '/pages/my/identity/index')
  await user.click(await screen.findByRole('radio', { name: /会计/ }))

  expect(await screen.findByText('You now act in this post')).toBeTruthy()
  const { userInfo } = await (await office.as('zhao')).session.currentUser()
  expect(userInfo.positionName).toBe('会计')
})

test('the organization shows posts, their head and colleagues', async () => {
  await renderStaff(office, 'li', '/pages/my/organization/index')

  expect(await screen.findByText('工程师')).toBeTruthy()
  expect(await screen.findByText('王芳')).toBeTruthy()
})

test('the way to the studio is there for administrators only', async () => {
  await renderStaff(office, 'admin', '/pages/index/my')
  expect(await screen.findByRole('button', { name: 'Studio' })).toBeTruthy()
  cleanup()

  await renderStaff(office, 'li', '/pages/index/my')
  await screen.findByRole('link', { name: 'Account and security' })
  expect(screen.queryByRole('button', { name: 'Studio' })).toBeNull()
})

test('closing an account says what becomes of the work, asks, and forgets the person', async () => {
  const { token } = await office.client().session.login({ account: 'chen', password })
  const before = new Map([['token', token]])
  const { user, kept, history } = await renderStaff(office, null, '/pages/my/cancellation/index', { before })
  expect(await screen.findByText(/They go to your manager 吴财务/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close account' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close your account?' })
  await user.click(within(question).getByRole('button', { name: 'Close account' }))

  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/login/index')
  expect(kept.has('token')).toBe(false)
  await expect(office.client().session.login({ account: 'chen', password })).rejects.toMatchObject({
    code: 'session.disabled',
  })
})

test('the only administrator reads why they cannot leave', async () => {
  await renderStaff(office, 'admin', '/pages/my/cancellation/index')

  expect((await screen.findByRole('alert')).textContent).toMatch(/only administrator/)
  expect(screen.getByRole('button', { name: 'Close account' }).hasAttribute('disabled')).toBe(true)
})

test('a file that is no picture does not become one', async () => {
  await renderStaff(office, 'wang', '/pages/my/personalData/index')
  const part = within(await screen.findByRole('region', { name: 'Picture' }))
  const text = new File(['text'], 'a.txt', { type: 'text/plain' })
  const input = part.getByLabelText('Choose a picture', { selector: 'input' })
  await userEvent.setup({ applyAccept: false }).upload(input, text)
  expect(await screen.findByText('Choose a picture file')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
