import 'fake-indexeddb/auto'
import type { Account, Office } from '@signet/server/testing'
import { openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWindowOf } from '../../../test/offline-window.tsx'
import { chatHref } from '../../kit/links/chat-href.ts'
import { openOutboxStore } from '../../kit/outbox/outbox-store.ts'
import { wipeDevice } from '../../kit/outbox/wipe-device.ts'
import { resume } from './conversation/outbox.ts'

let office: Office
let talk: string
const { messages: store } = openOutboxStore()

beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  const { chat } = await office.as('li')
  talk = (await chat.openDirect({ personId: office.company.people.wang })).id
})
afterEach(async () => {
  cleanup()
  await store.remove((await store.all()).map(({ id }) => id))
})
afterAll(() => office.close())

const address = () => chatHref({ id: talk, realName: 'Wang', account: '', headIcon: '' })
const open = (who: Account, path = address()) => openWindowOf(office, who, path)
const textsOf = async () =>
  (await (await office.as('wang')).chat.messages({ id: talk })).list.map(({ text }) => text)

/** Li writes in a tunnel; the device keeps it. */
async function writeOffline(...texts: readonly string[]) {
  const window = await open('li')
  const field = await screen.findByRole('textbox', { name: 'Write a message' })
  window.network.turn('away')
  for (const text of texts) {
    await window.user.type(field, text)
    await window.user.click(screen.getByRole('button', { name: 'Send' }))
  }
  await waitFor(async () => expect(await store.all()).toHaveLength(texts.length))
  return window
}

test('what was written without a network is locked, survives the window, and waits on every page', async () => {
  await writeOffline('first words', 'second words')
  screen.getByRole('button', { name: '2 waiting to be sent' })
  expect(JSON.stringify(await store.all())).not.toContain('words')
  cleanup()

  const again = await open('li', '/pages/index/index')
  await again.user.click(await screen.findByRole('button', { name: '2 waiting to be sent' }))
  const [first] = await screen.findAllByRole('article', { name: /^Message · / })
  within(first as HTMLElement).getByText('first words')
  expect(await textsOf()).toEqual([])
})

test('the next person on the device neither sees nor sends it, and the writer sends it when back', async () => {
  await writeOffline('for Wang alone')
  cleanup()
  await open('employee', '/pages/index/index')
  expect(screen.queryByRole('button', { name: /waiting to be sent/ })).toBeNull()
  expect(await store.all()).toHaveLength(1)
  cleanup()

  const { app } = await open('li', '/pages/index/index')
  resume(app)
  await waitFor(async () => expect(await textsOf()).toEqual(['for Wang alone']))
  await waitFor(async () => expect(await store.all()).toEqual([]))
})

test('discarding it forgets it, and so does a session that is ended from elsewhere', async () => {
  const { user } = await writeOffline('never mind', 'nor this')
  await user.click(screen.getByRole('button', { name: '2 waiting to be sent' }))
  const [first] = await screen.findAllByRole('article', { name: /^Message · / })
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await store.all()).toHaveLength(1))

  await wipeDevice(office.company.people.li)
  expect(await store.all()).toEqual([])
})
