import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

const pathTo = (url: string) =>
  `/pages/apply/externalLink/index?${new URLSearchParams({ url, fullName: 'Weather' })}`

test('a page from elsewhere stands in its frame, locked in, under its name and with its address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const address = 'https://weather.example/hangzhou?day=1'
  const { user } = await renderStaff(office, 'li', pathTo(address))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Weather')

  expect(frame.getAttribute('src')).toBe(address)
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  screen.getByText(address)
  await user.click(screen.getByRole('button', { name: 'Open it outside' }))
  expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener,noreferrer')
})

test.each([
  'javascript:alert(1)',
  'http://weather.example',
  '//weather.example',
  'data:text/html,hello',
  'https://us%65r@weather.example',
  'https://weather.example\\@evil.example',
  '',
])('the address %j is never opened, and the page says why', async (url) => {
  await renderStaff(office, 'li', pathTo(url))

  await screen.findByText('This address cannot be shown here')
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open it outside' })).toBeNull()
})
