import 'fake-indexeddb/auto'
import { type Account, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  expenseClaim,
  publishFlow,
  start,
} from '../../../../server/test/company-flows.ts'
import { openWindowOf } from '../../../test/offline-window.tsx'
import { dropIncoming } from '../../kit/incoming/dropped/drop-incoming.ts'
import { openIncomingStore } from '../../kit/incoming/dropped/incoming-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  const { fields, ...form } = expenseClaim('shared')
  const photos = { key: 'photos', kind: 'image-upload', label: '照片' } as const
  const flow = { ...chain([start(), approver(office, 'review', ['li']), end]), name: '票据报销' }
  await publishFlow(office, flow, { ...form, fields: [...fields, photos] })
})
const store = openIncomingStore()
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await store.remove((await store.letters()).map(({ id }) => id))
})
afterAll(() => office.close())

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const photo = new File([Buffer.from(pixel, 'base64')], 'taxi.png', { type: 'image/png' })

/** Opens a window of a person, and shares with it as the service worker does. */
async function shareWith(who: Account, files: readonly File[], text = '') {
  const window = await openWindowOf(office, who, '/pages/share/index')
  const form = new FormData()
  for (const file of files) form.append('files', file)
  if (text !== '') form.set('text', text)
  await dropIncoming(form, { store, id: 'one', now: Date.now() })
  window.history.push('/pages/share/index?share=one')
  return window
}

test('a shared photo opens a form with the photo in its field', async () => {
  const { user } = await shareWith('employee', [photo], '机场打车')
  expect(await screen.findByText('taxi.png')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /票据报销/ }))

  expect(await screen.findByLabelText(/备注/)).toHaveProperty('value', '机场打车')
  expect(await screen.findByRole('button', { name: 'View taxi.png' })).toBeTruthy()
})

test('a form that refuses the file says why, and the other ways stay open', async () => {
  await shareWith('employee', [new File(['x'], 'notes.txt', { type: 'text/plain' })])
  const refusing = within(await screen.findByRole('list', { name: 'Forms that refuse it' }))
  expect(refusing.getByText(/The type of “notes.txt” isn’t supported/)).toBeTruthy()
  expect(screen.getByText('No form takes this')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Send to a chat/ })).toBeTruthy()
})

test('what was shared for a colleague is not shown', async () => {
  await shareWith('employee', [photo])
  cleanup()
  const { history } = await openWindowOf(office, 'wang', '/pages/share/index')
  history.push('/pages/share/index?share=one')
  expect(await screen.findByText('This isn’t yours to open')).toBeTruthy()
  expect(screen.queryByText('taxi.png')).toBeNull()
})

test('a share that could not be kept, is gone, or was none says so', async () => {
  const { history } = await openWindowOf(office, 'employee', '/pages/share/index')
  expect(await screen.findByText('Nothing was shared')).toBeTruthy()
  history.push('/pages/share/index?problem=full')
  expect(await screen.findByText('This device is full')).toBeTruthy()
  history.push('/pages/share/index?share=gone')
  expect(await screen.findByText('No longer on this device')).toBeTruthy()
})

test('a file that is too large is named', async () => {
  await shareWith('employee', [new File([new Uint8Array(21 * 1024 * 1024)], 'film.png'), photo])
  expect(await screen.findByText(/“film.png” wasn’t kept/)).toBeTruthy()
  expect(screen.getByText('taxi.png')).toBeTruthy()
})

test('what was shared can be discarded', async () => {
  const { user } = await shareWith('employee', [photo])
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await screen.findByText('Removed from this device')
  expect(await store.letters()).toEqual([])
})

test('a text sent to a chat without a network waits there, and arrives once', async () => {
  const { chat } = await office.as('li')
  const { id } = await chat.openDirect({ personId: office.company.people.employee })
  await chat.send({ id, clientId: crypto.randomUUID(), text: '你好' })
  const { user, network } = await shareWith('employee', [], 'https://example.com/ticket')
  await user.click(await screen.findByRole('link', { name: /Send to a chat/ }))
  const choose = within(await screen.findByRole('dialog'))
  await choose.findByRole('button', { name: '李伟' })
  network.turn('away')
  await user.click(choose.getByRole('button', { name: '李伟' }))
  await waitFor(async () => expect(await store.letters()).toEqual([]))
  network.turn('fine')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(async () =>
    expect((await chat.messages({ id })).list.map(({ text }) => text)).toEqual([
      '你好',
      'https://example.com/ticket',
    ]),
  )
})

test('what was shared before the service worker was there waits in the page until the employee has signed in', async () => {
  const form = new FormData()
  form.append('text', '机场打车')
  form.append('files', new File([Buffer.from(pixel, 'base64')], 'taxi.png', { type: 'image/png' }))
  const posted = new Response(form)
  const type = posted.headers.get('Content-Type')
  const share = { type, body: Buffer.from(await posted.arrayBuffer()).toString('base64') }
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'posted-share'
  block.textContent = JSON.stringify(share)
  document.head.append(block)

  const { history } = await openWindowOf(office, 'employee', '/pages/share/index')
  expect(await screen.findByText('taxi.png')).toBeTruthy()
  expect(screen.getByText('机场打车')).toBeTruthy()
  expect(history.location.search).toMatch(/^\?share=/)
  expect(document.getElementById('posted-share')).toBeNull()
  expect(JSON.stringify(await store.letters())).not.toContain('机场')
})
