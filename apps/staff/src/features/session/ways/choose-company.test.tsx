import { type Office, openOffice, openVendor, sendInProcess, type VendorServer } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
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
  for (const company of [office, office.other]) {
    const { settings } = await company.as('admin')
    const addresses = { signInUrl: vendor.url, apiUrl: vendor.url }
    const value = { isOn: true, ...vendor.rules.settings, ...addresses, findBy: 'account' }
    await settings.save({ group: 'wecom', value, secrets: { appSecret: vendor.rules.appSecret }, version: 0 })
  }
})
afterEach(cleanup)
afterAll(async () => {
  await office.close()
  await vendor.close()
})

/** The query with which the provider sends the browser back, and the browser’s cookie. */
async function comeBack() {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials/begin',
    payload: { provider: 'wecom' },
  })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const { url } = answer.json().data as { url: string }
  const { search } = new URL(vendor.signIn(url, { subject: 'admin', name: '管理员' }))
  const [name = '', value = ''] = cookie.split('=')
  const network = () => sendInProcess(office.app.http, new Map([[name, value]]))
  return { search, network }
}

test('somebody of two companies who comes back from the provider chooses the one to enter', async () => {
  const { search, network } = await comeBack()
  const before = location.href
  history.replaceState(null, '', `/pages/login/sso-redirect${search}`)
  onTestFinished(() => history.replaceState(null, '', before))
  const staff = await renderStaff(office, null, `/pages/login/sso-redirect${search}`, { network })
  expect(await screen.findByRole('heading', { name: 'Choose a company' })).toBeTruthy()
  expect(screen.queryByText('We’re checking who you are')).toBeNull()
  await staff.user.click(await screen.findByRole('button', { name: /^别家/ }))

  await expect.poll(() => staff.history.location.pathname).not.toContain('/pages/login/')
  const headers = { Authorization: staff.kept.get('token') ?? '' }
  const { userInfo } = await office.client(headers).session.currentUser()
  expect(userInfo.tenantId).toBe('other')
})
