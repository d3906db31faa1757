import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderStaff } from '../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
afterAll(() => office.close())

const bar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))

test('the four tabs lead to their pages, and each is kept as it was left', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/index')
  await user.type(await screen.findByRole('searchbox', { name: 'Search flows and applications' }), 'leave')

  await user.click(bar().getByRole('link', { name: /Messages/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy()
  expect(history.location.pathname).toBe('/pages/index/message')
  await user.click(bar().getByRole('link', { name: 'Me' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Me' })).toBeTruthy()
  await user.click(bar().getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()

  await user.click(bar().getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('searchbox', { name: 'Search flows and applications' })).toHaveProperty(
    'value',
    'leave',
  )
})

test('the tab in sight is marked, and the window is named after it', async () => {
  await renderStaff(office, 'employee', '/pages/index/dashboard')

  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Dashboard')
  expect(document.title).toBe('Dashboard · Signet')
})

test('back goes to the page before, and to / when there is none', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/index/my')
  await user.click(await screen.findByRole('link', { name: 'Settings' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/my'))
  cleanup()

  const alone = await renderStaff(office, 'employee', '/pages/my/settings/index')
  await alone.user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(alone.history.location.pathname).toBe('/pages/index/index'))
})

test('a page that does not exist says so and leads home', async () => {
  const { user, history } = await renderStaff(office, 'employee', '/pages/nothing/here')
  expect(await screen.findByText('This page doesn’t exist')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Back to Home' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/index'))
})

test('a session the server does not know is cleared, said, and leads to login after 1.5 s', async () => {
  const { history, kept } = await renderStaff(office, 'employee', '/pages/index/index')
  await screen.findByRole('searchbox', { name: 'Search flows and applications' })
  cleanup()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { app, history: there } = await renderStaff(office, 'employee', '/pages/index/my')
  app.store.setItem('token', 'forged')
  await expect(app.client.approvals.counts()).rejects.toMatchObject({ status: 602 })
  expect(app.session.token()).toBeNull()
  expect((await screen.findByRole('alert')).textContent).not.toBe('')

  await vi.advanceTimersByTimeAsync(1_400)
  expect(there.location.pathname).toBe('/pages/index/my')
  await vi.advanceTimersByTimeAsync(200)
  expect(there.location.pathname).toBe('/pages/login/index')
  expect(there.location.search).toContain(encodeURIComponent('/pages/index/my'))
  expect(history.location.pathname).toBe('/pages/index/index')
  expect(kept.has('token')).toBe(true)
})

test('losing the network is said for as long as it lasts', async () => {
  await renderStaff(office, 'employee', '/pages/index/my')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/You’re offline/)).toBeTruthy()

  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull())
  line.mockRestore()
})

test('hiding a loading overlay that was not shown only warns', async () => {
  const { app, warnings } = await renderStaff(office, 'employee', '/pages/index/my')
  app.feedback.hideLoading()
  expect(warnings).toHaveLength(1)
})

test.each([
  ['succeeds', (): Promise<unknown> => Promise.resolve()],
  ['fails', (): Promise<unknown> => Promise.reject(new Error('refused'))],
])('a command that covers the page uncovers it when it %s', async (_end, mutationFn) => {
  const { app, warnings } = await renderStaff(office, 'employee', '/pages/index/my')
  const gate = Promise.withResolvers<void>()
  const mutation = app.queries.getMutationCache().build(app.queries, {
    mutationFn: () => gate.promise.then(mutationFn),
    meta: { isShown: true, isVeiled: true },
  })
  const done = mutation.execute(undefined).catch(() => undefined)
  await waitFor(() => expect(app.feedback.state.peek().loading).toMatch(/^Loading/))

  gate.resolve()
  await done
  expect(app.feedback.state.peek().loading).toBeNull()
  expect(warnings).toHaveLength(0)
})
