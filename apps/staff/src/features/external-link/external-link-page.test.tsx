import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice({ linkHosts: ['*.weather.example'] })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

const pathTo = (url: string) =>
  `/pages/apply/externalLink/index?${new URLSearchParams({ url, fullName: 'Weather' })}`

test('a page of an allowed host is shown in a sandboxed frame with its name and address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const address = 'https://city.weather.example/hangzhou?day=1'
  const { user } = await renderStaff(office, 'li', pathTo(address))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Weather')

  expect(frame.getAttribute('src')).toBe(address)
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  screen.getByText(address)
  await user.click(screen.getByRole('button', { name: 'Open in browser' }))
  expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener,noreferrer')
})

test.each([
  ['https://news.example/a', 'news.example'],
  ['https://weather.example.evil.example/', 'weather.example.evil.example'],
  // A Cyrillic letter: the page shows the host as the browser asks for it.
  ['https://city.we\u0430ther.example/', 'city.xn--wether-4nf.example'],
  ['http://city.weather.example/plain', 'city.weather.example'],
  ['https://city.weather.example:8443/', 'city.weather.example:8443'],
])('%s is not shown inside: its host %s is named, and the browser may open it', async (url, host) => {
  await renderStaff(office, 'li', pathTo(url))

  await screen.findByText(host)
  expect(document.querySelector('iframe')).toBeNull()
  screen.getByRole('button', { name: 'Open in browser' })
})

test.each([
  'javascript:alert(1)',
  '//weather.example',
  'data:text/html,hello',
  'https://us%65r@city.weather.example',
  'https://city.weather.example\\@evil.example',
  'mailto:li@example.com',
  '',
])('the address %j is never opened, and the page says why', async (url) => {
  await renderStaff(office, 'li', pathTo(url))

  await screen.findByText('Can’t open this address')
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open in browser' })).toBeNull()
})

test('an address of the product itself leads to its page', async () => {
  const { history } = await renderStaff(office, 'li', pathTo(`${location.origin}/pages/my/settings/index`))

  await screen.findByRole('heading', { name: 'Settings' })
  expect(history.location.pathname).toBe('/pages/my/settings/index')
})
