import { type Office, openOffice, openVendor, type VendorServer } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let vendor: VendorServer
beforeAll(async () => {
  vendor = await openVendor.wecom()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    publicUrl: 'https://office.example',
  })
  const { settings } = await office.as('admin')
  const value = {
    isOn: true,
    ...vendor.rules.settings,
    signInUrl: vendor.url,
    apiUrl: vendor.url,
    findBy: 'account',
  }
  await settings.save({ group: 'wecom', value, secrets: { appSecret: vendor.rules.appSecret }, version: 0 })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await office.close()
  await vendor.close()
})

test.each(['/pages/login/index', '/pages/login/otherLogin?way=sms', '/pages/login/otherLogin?way=qr'])(
  '%s sends Li to WeCom',
  async (page) => {
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const { user } = await renderStaff(office, null, page)
    await user.click(await screen.findByRole('button', { name: 'Log in with WeCom' }))

    await expect.poll(() => gone.mock.calls[0]?.[0]).toContain(`${vendor.url}/wwlogin/sso/login?`)
  },
)

test('Li links her account at WeCom under account and security', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = await renderStaff(office, 'li', '/pages/my/accountSecurity/index')
  const linked = (await screen.findByText('WeCom')).closest('section') ?? document.body
  await user.click(within(linked).getByRole('button', { name: /Link$/ }))

  await expect.poll(() => gone.mock.calls[0]?.[0]).toContain(`${vendor.url}/wwlogin/sso/login?`)
})

test.each([
  ['?refused', /isn’t available/],
  ['', /There is no answer/],
  ['?code=none&state=none', /./],
])(
  'the page of single sign-on with “%s” says what is wrong, and no longer that it is checking',
  async (answer, words) => {
    const before = location.href
    history.replaceState(null, '', `/pages/login/sso-redirect${answer}`)
    onTestFinished(() => history.replaceState(null, '', before))
    await renderStaff(office, null, `/pages/login/sso-redirect${answer}`)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByText('We’re checking who you are')).toBeNull()
  },
)
