import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { renderStaff } from '../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

/** A network in which calls to this path fail. */
const broken = (path: string, answer: () => Response) => ({
  network: (send: (request: Request) => Promise<Response> | Response) => (request: Request) =>
    request.url.includes(path) ? answer() : send(request),
})
const cut = () => {
  throw new TypeError('Failed to fetch')
}

test('a list that fails to load says why, and loads on retry', async () => {
  let isDown = true
  const { user } = await renderStaff(office, 'employee', '/pages/index/message', {
    network: (send) => (request) => (isDown && request.url.includes('/api/message?') ? cut() : send(request)),
  })
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('Couldn’t reach the server')

  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No messages yet')).toBeTruthy()
})

test('a server that is down is named by its status, in the language of the reader', async () => {
  const down = broken('/api/workflow/template', () => new Response('', { status: 503 }))
  await renderStaff(office, 'employee', '/pages/index/index', { ...down, locale: 'zh-TW' })

  expect((await screen.findByRole('alert')).textContent).toContain('服務無法使用，伺服器過載或正在維護')
})

test('what a form cannot show becomes one toast that stays until it is dismissed', async () => {
  const { user, app } = await renderStaff(
    office,
    'employee',
    '/pages/my/settings/index',
    broken('/api/oauth/Logout', cut),
  )
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const [, confirm] = await screen.findAllByRole('button', { name: 'Log out' })
  if (confirm) await user.click(confirm)

  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(app.session.token()).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server')
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

function neverLoaded(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('a page that the network kept from opening is loaded again once the network is back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { router } = await renderStaff(office, 'employee', '/pages/index/message')
  // Modules stay loaded between test files, so that only the route itself can fail.
  const route = router.routesById['/member/pages/workFlow/schedule/index']
  const { component } = route.options
  route.update({ component: neverLoaded })
  onTestFinished(() => void (component && route.update({ component })))
  router.history.push('/pages/workFlow/schedule/index')
  await screen.findByRole('heading', { name: 'Network error' })
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))

  expect(reload).toHaveBeenCalledTimes(1)
  cleanup()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
})
