import 'fake-indexeddb/auto'
import { enterServer, serverOrigin } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openNativeHost } from '../../../test/native-host.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

const server = 'https://office.example.com'
const version = { sysVersion: '6.0.8', build: 65, downloadUrl: '' }
const closeWindow = window.close

let office: Office
let phone: ReturnType<typeof openNativeHost>
beforeAll(async () => {
  phone = openNativeHost()
  enterServer(server)
  office = await openOffice()
})
beforeEach(() => {
  phone.asked.length = 0
  phone.answer('LocalNotifications.checkPermissions', () => ({ display: 'granted' }))
  phone.answer('SignetPhone.takeShared', () => ({ shares: [] }))
  phone.answer('App.getLaunchUrl', () => null)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})
afterAll(async () => {
  phone.close()
  enterServer(undefined)
  window.close = closeWindow
  Reflect.deleteProperty(navigator, 'setAppBadge')
  await office.close()
})

/** The client inside the app, on a page. */
async function openApp(path: string, before: ReadonlyMap<string, string> = new Map()) {
  const { servePhone } = await import('./serve-phone.ts')
  const problems: unknown[] = []
  const warn = (problem: unknown) => void problems.push(problem)
  const staff = await renderStaff(office, 'li', path, { before })
  act(() => servePhone({ ...staff, warn }))
  await waitFor(() => expect(phone.asked).toContain('SignetPhone.takeShared'))
  return { ...staff, problems }
}

test('the button for going back closes what is open, then goes back, and leaves only from a tab', async () => {
  const { app, history, problems } = await openApp('/pages/index/my')
  act(() => history.push('/pages/my/settings/index'))
  await screen.findByRole('heading', { name: 'Settings' })
  const question = app.feedback.ask({ title: 'Really?', body: '', confirm: 'Yes' })
  await screen.findByRole('alertdialog', { name: 'Really?' })

  act(() => phone.tell('App.backButton'))
  expect(await question).toBe(false)
  expect(history.location.pathname).toBe('/pages/my/settings/index')

  act(() => phone.tell('App.backButton'))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/my'))
  expect(phone.asked).not.toContain('App.minimizeApp')

  act(() => phone.tell('App.backButton'))
  await waitFor(() => expect(phone.asked).toContain('App.minimizeApp'))
  expect(problems).toEqual([])
})

test('going back from a page that a link opened leads home', async () => {
  const { history } = await openApp('/pages/my/settings/index')

  act(() => phone.tell('App.backButton'))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/index'))
  expect(phone.asked).not.toContain('App.minimizeApp')
})

test('a link of the server opens its page, and a link of another server opens nothing', async () => {
  const { history } = await openApp('/pages/index/my')
  for (const link of ['https://evil.example/pages/my/settings/index', 'javascript:alert(1)'])
    act(() => phone.tell('App.appUrlOpen', { url: link }))
  expect(history.location.pathname).toBe('/pages/index/my')

  act(() => phone.tell('App.appUrlOpen', { url: `${server}/pages/my/settings/index` }))
  await screen.findByRole('heading', { name: 'Settings' })
  expect(history.location.pathname).toBe('/pages/my/settings/index')
})

test('the link with which the app was started opens its page once', async () => {
  phone.answer('App.getLaunchUrl', () => ({ url: 'signet://office.example.com/pages/my/settings/index' }))
  const first = await openApp('/pages/index/my')
  await waitFor(() => expect(first.history.location.pathname).toBe('/pages/my/settings/index'))
  cleanup()

  const again = await openApp('/pages/index/my')
  await screen.findAllByRole('heading')
  expect(again.history.location.pathname).toBe('/pages/index/my')
})

test('the icon of the app has the count of the client', async () => {
  const { app } = await openApp('/pages/index/my')
  expect(phone.asked).toContain(`Badge.set {"count":${app.live.state.peek().badge}}`)
  await navigator.setAppBadge(3)
  expect(phone.asked).toContain('Badge.set {"count":3}')
})

test('the system asks once whether the app may notify', async () => {
  phone.answer('LocalNotifications.checkPermissions', () => ({ display: 'prompt' }))
  phone.answer('LocalNotifications.requestPermissions', () => ({ display: 'denied' }))
  await openApp('/pages/index/my')

  await waitFor(() => expect(phone.asked).toContain('LocalNotifications.requestPermissions'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('where notifications are off, the settings are offered, once for each version', async () => {
  phone.answer('LocalNotifications.checkPermissions', () => ({ display: 'denied' }))
  const { user, kept } = await openApp('/pages/index/my')
  await screen.findByRole('alertdialog', { name: 'Notifications are off' })
  await user.click(screen.getByRole('button', { name: 'Open settings' }))
  await waitFor(() => expect(phone.asked).toContain('SignetPhone.openNotificationSettings'))
  cleanup()

  await openApp('/pages/index/my', kept)
  await screen.findByRole('heading', { level: 2 })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the page about notifications says whether the app may notify, and asks the system', async () => {
  phone.answer('LocalNotifications.checkPermissions', () => ({ display: 'prompt' }))
  phone.answer('LocalNotifications.requestPermissions', () => ({ display: 'granted' }))
  const { user } = await openApp('/pages/my/notifications/index')
  await screen.findByText('Not allowed yet')
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  await screen.findByText('New messages show while the app runs in the background')

  phone.answer('LocalNotifications.checkPermissions', () => ({ display: 'denied' }))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('Off in the phone’s settings')
  await user.click(screen.getByRole('button', { name: 'Open settings' }))
  await waitFor(() => expect(phone.asked).toContain('SignetPhone.openNotificationSettings'))
})

test('what arrives while the app is hidden is notified by its count, and nothing while it is seen', async () => {
  const { app } = await openApp('/pages/index/my')
  const count = (notices: number) => act(() => app.live.count({ sequence: notices, notices }))
  count(1)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  count(3)
  const notified = () => phone.asked.filter((call) => call.startsWith('LocalNotifications.schedule'))
  await waitFor(() => expect(notified()).toEqual([expect.stringContaining('3 unread messages')]))
  sight.mockRestore()
})

test('what another app shares leads to the page that begins something with it, and its copies go', async () => {
  const shared = { title: 'Taxi', text: 'From the airport', files: [] }
  phone.answer('SignetPhone.takeShared', () => ({ shares: [shared] }))
  const { history } = await openApp('/pages/index/my')

  await waitFor(() => expect(history.location.pathname).toBe('/pages/share/index'))
  expect(phone.asked).toContain('SignetPhone.forgetShared')
})

test('the login page of the app names the server, and lets the person change it', async () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue(undefined)
  const { user, kept } = await renderStaff(office, null, '/pages/login/index', {
    before: new Map([['server', server]]),
  })
  await screen.findByText('Server: office.example.com')
  await user.click(screen.getByRole('button', { name: 'Change server' }))

  expect(kept.has('server')).toBe(false)
  expect(replace).toHaveBeenCalledWith('/')
})

test('a new app asks for the server, takes none that does not answer, and begins with the one that does', async () => {
  const user = userEvent.setup()
  const { enterPhone } = await import('./enter-phone.tsx')
  const place = document.body.appendChild(document.createElement('div'))
  const kept = new Map<string, string>([['look', '{"locale":"en-US"}']])
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const send = (request: Request) => {
    const { host } = new URL(request.url)
    if (host === 'office.example.com') return Response.json({ code: 200, msg: 'ok', data: version })
    if (host === 'news.example') return Response.json({ hello: 'world' })
    throw new TypeError('Failed to fetch')
  }
  const unentered = window.fetch
  window.fetch = async (...call) => send(new Request(...call))
  const entering = enterPhone(place, store)
  const field = await screen.findByLabelText(/Server address/)
  const enter = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
  }

  await enter('http://office.example.com')
  await screen.findByText('Enter a secure address, such as office.example.com')
  await enter('news.example')
  await screen.findByText('No Signet server at news.example. Check the address.')
  await enter('nowhere.example')
  await screen.findByText(/Can’t reach nowhere.example/)
  expect(kept.has('server')).toBe(false)

  await enter('office.example.com')
  await entering
  expect(kept.get('server')).toBe(server)
  expect(place.textContent).toBe('')
  expect(serverOrigin()).toBe(server)
  window.fetch = unentered
  place.remove()
})
