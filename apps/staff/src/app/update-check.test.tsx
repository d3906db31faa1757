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
  vi.restoreAllMocks()
})
afterAll(() => office.close())

/** A server with another version. */
const serverOf = (sysVersion: string, downloadUrl = '') => ({
  network: (send: (request: Request) => Promise<Response> | Response) => (request: Request) =>
    request.url.includes('/api/app/Version')
      ? Response.json({ code: 200, msg: 'ok', data: { sysVersion, build: 66, downloadUrl } })
      : send(request),
})

test('a client of the version of the server is left alone', async () => {
  const { kept } = await renderStaff(office, 'employee', '/pages/index/my')
  await screen.findByRole('heading', { level: 2, name: '郑员工' })

  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(kept.has('isUpdate')).toBe(false)
})

test('another version on the server is flagged and offered', async () => {
  const { kept } = await renderStaff(office, 'employee', '/pages/index/my', serverOf('6.1.0'))

  const dialog = await screen.findByRole('alertdialog', { name: 'Update available' })
  expect(dialog.textContent).toContain('6.0.8')
  expect(dialog.textContent).toContain('6.1.0')
  expect(kept.get('isUpdate')).toBe('1')
})

test('an update without a link says so', async () => {
  const { user } = await renderStaff(office, 'employee', '/pages/index/my', serverOf('6.1.0'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Update available' })
  await user.click(within(dialog).getByRole('button', { name: 'Update now' }))

  expect((await screen.findByRole('alert')).textContent).toContain('The download link is missing')
})

/** What the window was asked to do. */
function watchWindow(): readonly string[] {
  const asked: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    asked.push(`open ${address}`)
    return null
  })
  vi.spyOn(window, 'close').mockImplementation(() => void asked.push('close'))
  vi.spyOn(window.location, 'reload').mockImplementation(() => void asked.push('reload'))
  return asked
}

test('an update opens its link and loads the page again, which is the new version where the server has it', async () => {
  const asked = watchWindow()
  const link = 'https://example.com/signet'
  const { user } = await renderStaff(office, 'employee', '/pages/index/my', serverOf('6.1.0', link))
  const dialog = await screen.findByRole('alertdialog', { name: 'Update available' })
  await user.click(within(dialog).getByRole('button', { name: 'Update now' }))

  await waitFor(() => expect(asked).toEqual([`open ${link}`, 'reload']))
})

test('who does not want the update leaves', async () => {
  const asked = watchWindow()
  const link = 'https://example.com/signet'
  const { user } = await renderStaff(office, 'employee', '/pages/index/my', serverOf('6.1.0', link))
  const dialog = await screen.findByRole('alertdialog', { name: 'Update available' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))

  await waitFor(() => expect(asked).toEqual(['close']))
})
