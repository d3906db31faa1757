import type { ServerFrame } from '@signet/contract'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { renderStaff } from '../../test/render-staff.tsx'
import { wireByHand } from '../../test/wire-by-hand.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

async function connected(path: string) {
  const { line, wires } = wireByHand()
  const staff = await renderStaff(office, 'zhao', path, { line })
  await waitFor(() => expect(wires).toHaveLength(1))
  const wire = wires[0]
  if (!wire) throw new Error('nothing was connected')
  wire.onopen?.()
  return { ...staff, wire, says: (frame: ServerFrame) => wire.onmessage?.({ data: JSON.stringify(frame) }) }
}

test('the socket opens with a ticket, so that no token is in an address', async () => {
  const { wire, kept } = await connected('/pages/index/my')

  expect(wire.address).toMatch(/^ws:\/\/.+\/websocket\/.+/)
  expect(wire.address).not.toContain(encodeURIComponent(kept.get('token') ?? ''))
  expect(JSON.parse(wire.sent[0] ?? '')).toMatchObject({ method: 'OnConnection', mobileDevice: true })
})

test('the greeting says at which sequence the lists began, so that the server tells what came since', async () => {
  const { wire } = await connected('/pages/index/message')
  const { sequence } = await (await office.as('zhao')).notices.unreadCount()

  expect(JSON.parse(wire.sent[0] ?? '')).toMatchObject({ method: 'OnConnection', sequence })
})

test('changed permissions are said, and the person is brought home', async () => {
  const { says, history } = await connected('/pages/my/settings/index')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  says({ method: 'refresh', msg: '' })

  expect(await screen.findByText('Your permissions changed, so the page was updated')).toBeTruthy()
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/index'))
})

test('a logout elsewhere is announced, and removes all data of the person', async () => {
  const { says, kept, wire } = await connected('/pages/index/my')
  says({ method: 'logout', msg: 'Your account was used on another device', token: '' })

  expect((await screen.findByRole('alert')).textContent).toContain('Your account was used on another device')
  expect(kept.has('token')).toBe(false)
  expect(wire.isClosed).toBe(true)
})

test('the icon in the browser has the count of the client, and none after it is left', async () => {
  const counts: number[] = []
  Reflect.set(navigator, 'setAppBadge', async (count: number) => counts.push(count))
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
  const { says, app, unmount } = await connected('/pages/index/my')
  const { sequence } = app.live.state.peek().inbox
  says({ method: 'changed', sequence: sequence + 1, unreadTotalCount: 3, topics: [] })
  await waitFor(() => expect(counts.at(-1)).toBe(3))
  unmount()
  expect(counts.at(-1)).toBe(0)
})

test('the socket is closed when the client is no longer on screen', async () => {
  const { wire, unmount } = await connected('/pages/index/my')
  unmount()
  expect(wire.isClosed).toBe(true)
})
