import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { Seal } from '../outbox/seal.ts'
import { bytesOf, keyOf, lock, lockBytes, unlock, unlockBytes } from './dropped/aes.ts'
import { dropIncoming } from './dropped/drop-incoming.ts'
import { openIncomingStore } from './dropped/incoming-store.ts'
import { openIncoming } from './open-incoming.ts'

const store = openIncomingStore()
beforeEach(async () => {
  await store.remove((await store.letters()).map(({ id }) => id))
  for (const person of ['li', 'wang']) await store.wipe(person)
})

async function sealOf(person: string, secret = person): Promise<Seal> {
  const key = await keyOf(bytesOf(secret), 'test')
  return {
    person,
    lock: (content) => lock(key, content),
    open: (sealed) => unlock(key, sealed),
    lockBytes: (bytes) => lockBytes(key, bytes),
    openBytes: (sealed) => unlockBytes(key, sealed),
  }
}

async function signIn(person: string, secret?: string) {
  const seal = await sealOf(person, secret)
  const box = openIncoming({ store, seal: () => seal })
  await box.begin()
  return box
}

const photo = new File(['the taxi receipt'], 'receipt.jpg', { type: 'image/jpeg' })

function shareOf(files: readonly File[], words: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, word] of Object.entries(words)) form.set(name, word)
  for (const file of files) form.append('files', file)
  return form
}

const drop = (form: FormData, id = 'one', now = 0) => dropIncoming(form, { store, id, now })

test('what is shared is locked on the device and opens for the person who signed in last', async () => {
  const li = await signIn('li')
  expect(await drop(shareOf([photo], { text: 'From the airport' }))).toBe('kept')

  const [letter] = await store.letters()
  expect(new TextDecoder().decode(letter?.files[0]?.body)).not.toContain('taxi')
  const found = await li.read('one')
  expect(found).toMatchObject({ text: 'From the airport', tooLarge: [], files: [{ name: 'receipt.jpg' }] })
  expect(typeof found === 'object' && (await found?.files[0]?.text())).toBe('the taxi receipt')
})

test('what was shared for Li stays closed for Wang, and opens when Li is back', async () => {
  await signIn('li')
  await drop(shareOf([photo]))
  const wang = await signIn('wang')
  expect(await wang.read('one')).toBe('foreign')

  await drop(shareOf([photo]), 'two')
  expect(await wang.read('two')).toMatchObject({ id: 'two' })
  const li = await signIn('li')
  expect(await li.read('two')).toBe('foreign')
  expect(await li.read('one')).toMatchObject({ files: [{ name: 'receipt.jpg' }] })
})

test('a share made while signed out waits for the person who was here last', async () => {
  await signIn('li')
  await drop(shareOf([photo]))
  expect(await (await signIn('li')).read('one')).toMatchObject({ id: 'one' })
})

test('where the key of an earlier session is gone, the share cannot be opened and the next one can', async () => {
  await signIn('li', 'first session')
  await drop(shareOf([photo]))
  const li = await signIn('li', 'second session')
  expect(await li.read('one')).toBe('foreign')

  await drop(shareOf([photo]), 'two')
  expect(await li.read('two')).toMatchObject({ id: 'two' })
})

test('without a person nothing is kept, and an empty share is none', async () => {
  expect(await drop(shareOf([photo]))).toBe('noOne')
  await signIn('li')
  expect(await drop(shareOf([], { title: '  ' }))).toBe('nothing')
  expect(await drop(shareOf([new File([], 'empty.png')]))).toBe('nothing')
  expect(await store.letters()).toEqual([])
})

test('files that are too large, or too many, are named and not kept', async () => {
  const li = await signIn('li')
  const film = new File([new Uint8Array(21 * 1024 * 1024)], 'film.mp4', { type: 'video/mp4' })
  await drop(shareOf([film, photo]))
  expect(await li.read('one')).toMatchObject({ tooLarge: ['film.mp4'], files: [{ name: 'receipt.jpg' }] })

  const many = Array.from({ length: 21 }, (_, at) => new File(['x'], `${at}.png`))
  await drop(shareOf(many), 'two')
  expect(await li.read('two')).toMatchObject({ tooLarge: ['20.png'] })
})

test('everything that waits is at most 100 MB', async () => {
  const li = await signIn('li')
  const scan = new File([new Uint8Array(19 * 1024 * 1024)], 'scan.pdf')
  await drop(shareOf([scan, scan, scan, scan, scan]))
  await drop(shareOf([scan, photo]), 'two')
  expect(await li.read('two')).toMatchObject({ tooLarge: ['scan.pdf'], files: [{ name: 'receipt.jpg' }] })
})

test('what nothing was begun with is gone after a day', async () => {
  const li = await signIn('li')
  await drop(shareOf([photo]))
  await drop(shareOf([photo]), 'two', 86_400_001)
  expect(await li.read('one')).toBeNull()
  expect(await li.read('two')).toMatchObject({ id: 'two' })
})

test('title, text and address are lines, an address that the text has already is not repeated', async () => {
  const li = await signIn('li')
  const url = 'https://example.com/ticket'
  await drop(shareOf([], { title: 'Ticket', text: `See ${url}`, url }))
  expect(await li.read('one')).toMatchObject({ text: `Ticket\nSee ${url}`, files: [] })
})

test('a picture without an ending gets that of its type', async () => {
  const li = await signIn('li')
  await drop(shareOf([new File(['x'], 'image', { type: 'image/png' }), new File(['x'], 'a.JPG')]))
  expect(await li.read('one')).toMatchObject({ files: [{ name: 'image.png' }, { name: 'a.JPG' }] })
})

test('a device that is wiped forgets the letterbox and what was shared', async () => {
  const li = await signIn('li')
  await drop(shareOf([photo]))
  await store.wipe('li')
  expect(await li.read('one')).toBeNull()
  expect(await drop(shareOf([photo]))).toBe('noOne')
})
