import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'
import type { Act } from '../../kit/outbox/act.ts'
import { outboxKey } from '../../kit/outbox/waiting.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const html = document.documentElement

test('a language takes effect at once, everywhere, and is kept', async () => {
  const { user, kept } = await renderStaff(office, 'employee', '/pages/my/personalSetting/index')
  await user.click(await screen.findByRole('radio', { name: '繁體中文' }))

  expect(await screen.findByRole('heading', { level: 1, name: '個人化設定' })).toBeTruthy()
  expect(html.lang).toBe('zh-TW')
  expect(kept.get('look')).toContain('zh-TW')
})

test('dark is off until it is asked for', async () => {
  const { user } = await renderStaff(office, 'employee', '/pages/my/personalSetting/index')
  await screen.findByRole('radio', { name: 'Light', checked: true })
  expect(html.dataset.theme).toBe('light')

  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(html.dataset.theme).toBe('dark'))
  await user.click(screen.getByRole('radio', { name: 'Extra large' }))
  await waitFor(() => expect(html.dataset.text).toBe('larger'))
})

test('a new device begins with what the person chose last, and one that was set stays as it is', async () => {
  const first = await renderStaff(office, 'wang', '/pages/my/personalSetting/index')
  await first.user.click(await screen.findByRole('radio', { name: 'Dark' }))
  const { myself } = await office.as('wang')
  await expect.poll(async () => (await myself.baseInfo()).preferenceJson).toContain('"dark"')
  cleanup()

  const signIn = async (isNew: boolean) => {
    const { user, kept } = await renderStaff(office, null, '/pages/login/index', { isNew, locale: 'zh-CN' })
    await user.type(await screen.findByLabelText(/^账号/), 'wang')
    await user.type(screen.getByLabelText(/^密码/), 'signet-demo')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await screen.findByRole('navigation', { name: isNew ? 'Main navigation' : '主导航' })
    cleanup()
    return JSON.parse(kept.get('look') ?? '{}')
  }
  expect(await signIn(true)).toMatchObject({ locale: 'en-US', theme: 'dark' })
  expect(await signIn(false)).toEqual({ locale: 'zh-CN' })
})

test('logging out asks first, ends the session on the server, and forgets the person', async () => {
  const { user, history, kept, app } = await renderStaff(office, null, '/pages/login/index')
  await user.type(await screen.findByLabelText(/^Account/), 'chen')
  await user.type(screen.getByLabelText(/^Password/), 'signet-demo')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Home' })
  const token = kept.get('token') ?? ''

  history.push('/pages/my/settings/index')
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' })
  await user.click(within(question).getByRole('button', { name: 'Log out' }))

  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/login/index')
  expect(kept.has('userInfo')).toBe(false)
  expect(app.queries.getQueryData(['session', 'currentUser'])).toBeUndefined()
  await expect(office.client({ Authorization: token }).approvals.counts()).rejects.toMatchObject({
    status: 600,
  })
})

test('the question about logging out counts what waits, also when the outbox opens after it was asked', async () => {
  const { user, app } = await renderStaff(office, 'chen', '/pages/my/settings/index')
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
  expect(question.queryByText(/not been sent/)).toBeNull()

  const act: Act = {
    ...{ id: '1', at: 0, caseId: 'case', taskId: null, word: '', title: '', text: '好', seen: null },
    ...{ tried: null, turn: 0, reason: null },
    call: { name: 'comment', input: { caseId: 'case', text: '好' } },
  }
  app.queries.setQueryData<readonly Act[]>(outboxKey, [act])
  await question.findByText(/^1 has not been sent/)
})
