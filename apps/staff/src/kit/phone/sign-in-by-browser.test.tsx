import { enterServer } from '@signet/client'
import { type Office, openOffice, openVendor, sendInProcess, type VendorServer } from '@signet/server/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openNativeHost } from '../../../test/native-host.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

const server = 'https://office.example'
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
const home = location.href

let office: Office
let vendor: VendorServer
let phone: ReturnType<typeof openNativeHost>
beforeAll(async () => {
  phone = openNativeHost()
  vendor = await openVendor.wecom()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    publicUrl: server,
    phoneApps: { origins: ['https://localhost'], android: undefined, ios: undefined, downloadUrl: '' },
  })
  const { settings } = await office.as('admin')
  const value = {
    ...{ isOn: true, findBy: 'account', signInUrl: vendor.url, apiUrl: vendor.url },
    ...vendor.rules.settings,
  }
  await settings.save({ group: 'wecom', value, secrets: { appSecret: vendor.rules.appSecret }, version: 0 })
})
beforeEach(() => {
  phone.asked.length = 0
  phone.answer('App.getLaunchUrl', () => null)
  phone.answer('SignetPhone.takeShared', () => ({ shares: [] }))
  phone.answer('LocalNotifications.checkPermissions', () => ({ display: 'granted' }))
})
afterEach(() => {
  cleanup()
  enterServer(undefined)
  happyDOM.setURL(home)
  vi.restoreAllMocks()
})
afterAll(async () => {
  phone.close()
  Reflect.deleteProperty(navigator, 'setAppBadge')
  await office.close()
  await vendor.close()
})

/** Presses the button of the company in the app; returns what the app has, and the address that the browser opens. */
async function beginInApp(answer: () => unknown = () => null) {
  enterServer(server)
  phone.answer('SignetPhone.openBrowser', answer)
  const app = await renderStaff(office, null, '/pages/login/index')
  await app.user.click(await screen.findByRole('button', { name: 'Log in with WeCom' }))
  await waitFor(() => expect(phone.asked.some((call) => call.includes('openBrowser'))).toBe(true))
  const asked = phone.asked.find((call) => call.startsWith('SignetPhone.openBrowser')) ?? ''
  return { ...app, address: JSON.parse(asked.slice(asked.indexOf('{'))).url as string }
}

/** Goes through the provider and our page in the browser; returns the link that the page opens. */
async function passInBrowser(address: string) {
  cleanup()
  enterServer(undefined)
  const begun = await office.app.http.inject({ url: address.slice(server.length) })
  const [name = '', value = ''] = (String(begun.headers['set-cookie']).split(';')[0] ?? '').split('=')
  const back = vendor.signIn(String(begun.headers.location), { subject: 'li' })
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  happyDOM.setURL(back)
  const browser = await renderStaff(office, null, back.slice(server.length), {
    network: () => sendInProcess(office.app.http, new Map([[name, value]])),
  })
  await screen.findByText('Signed in as li')
  await browser.user.click(screen.getByRole('button', { name: 'Open the app' }))
  happyDOM.setURL(home)
  return String(gone.mock.calls[0]?.[0])
}

test('Li signs in to the app by the browser, which Android leaves by a link', async () => {
  const { address, kept } = await beginInApp()
  expect(address).toMatch(
    /^https:\/\/office\.example\/api\/oauth\/Login\/socials\/app\/wecom\?challenge=[\w-]{43}$/,
  )
  const link = await passInBrowser(address)
  cleanup()

  enterServer(server)
  const { servePhone } = await import('./serve-phone.ts')
  const app = await renderStaff(office, null, '/pages/login/index', { before: kept })
  act(() => servePhone({ ...app, warn: () => undefined }))
  await waitFor(() => expect(phone.asked).toContain('SignetPhone.takeShared'))
  act(() => phone.tell('App.appUrlOpen', { url: link }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(app.kept.get('token')).toHaveLength(43)
  expect(app.kept.has('phoneSignIn')).toBe(false)
})

test('a link whose code is not of this app signs no one in, and leaves its own sign-in possible', async () => {
  const { address, kept } = await beginInApp()
  const link = await passInBrowser(address)
  cleanup()

  enterServer(server)
  const foreign = `/pages/login/sso-redirect?code=${'x'.repeat(43)}`
  const app = await renderStaff(office, null, foreign, { before: kept })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Begin again/)
  cleanup()
  await renderStaff(office, null, link.slice('signet://office.example'.length), { before: app.kept })
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
})

test('iOS answers the link to the call, and a browser that the person closed answers nothing', async () => {
  const closed = await beginInApp()
  expect(closed.history.location.pathname).toBe('/pages/login/index')
  cleanup()
  phone.asked.length = 0

  const { history } = await beginInApp(() => ({ link: 'signet://office.example/pages/login/sso-redirect' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/login/sso-redirect'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/no answer/)
})

test('the way back of the browser that Android opens in the app goes to the browser', async () => {
  enterServer(server)
  const { servePhone } = await import('./serve-phone.ts')
  const app = await renderStaff(office, null, '/pages/login/index')
  act(() => servePhone({ ...app, warn: () => undefined }))
  const link = `${server}/pages/login/sso-redirect?state=app1&code=2`
  act(() => phone.tell('App.appUrlOpen', { url: link }))

  await waitFor(() =>
    expect(phone.asked).toContain(`SignetPhone.openBrowser ${JSON.stringify({ url: link })}`),
  )
  expect(app.history.location.pathname).toBe('/pages/login/index')
})

test('what the server refused to begin is said in the browser', async () => {
  happyDOM.setURL(`${server}/pages/login/sso-redirect?refused=waysIn.ssoOff`)
  await renderStaff(office, null, '/pages/login/sso-redirect?refused=waysIn.ssoOff')

  expect((await screen.findByRole('alert')).textContent).toMatch(/Go back to the app/)
})
