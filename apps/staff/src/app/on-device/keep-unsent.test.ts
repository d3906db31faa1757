import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnswerStore } from './answer-store.ts'
import { keepUnsent } from './keep-unsent.ts'

const store = openAnswerStore('unsent')
const outbox = ['chat-outbox', 'talk-7']
let token: string | null
let sessions = 0

beforeEach(() => {
  sessions += 1
  token = `li-${sessions}-and-the-rest-of-the-token`
})
afterEach(() => store.clear())

/** A window of the client, with what is unsent in it when it is ready. */
async function openWindow() {
  const queries = new QueryClient()
  const onReturned = vi.fn()
  const warn = (error: unknown) => expect.fail(String(error))
  const options = { queries, session: { token: () => token }, now: Date.now, warn, store, onReturned }
  const stop = await keepUnsent(options)
  return { queries, onReturned, stop }
}

async function type(...messages: readonly string[]): Promise<void> {
  const { queries, stop } = await openWindow()
  queries.setQueryData(outbox, messages)
  await vi.waitFor(async () =>
    expect((await store.readAll()).map(([, { data }]) => data)).toEqual([messages]),
  )
  stop()
}

test('what was typed and not sent is back after a restart, in its order, and is sent then', async () => {
  await type('first', 'second')
  const { queries, onReturned } = await openWindow()

  expect(queries.getQueryData(outbox)).toEqual(['first', 'second'])
  expect(onReturned).toHaveBeenCalledTimes(1)
})

test('what was typed before it is back comes behind it', async () => {
  await type('first')
  const queries = new QueryClient()
  queries.setQueryData(outbox, ['second'])
  const options = {
    queries,
    session: { token: () => token },
    now: Date.now,
    store,
    onReturned: () => undefined,
  }
  await keepUnsent({ ...options, warn: (error) => expect.fail(String(error)) })

  expect(queries.getQueryData(outbox)).toEqual(['first', 'second'])
})

test('what got through does not come back', async () => {
  await type('first')
  const { queries } = await openWindow()
  queries.setQueryData(outbox, [])
  await vi.waitFor(async () => expect((await store.readAll()).map(([, { data }]) => data)).toEqual([[]]))

  expect((await openWindow()).queries.getQueryData(outbox)).toBeUndefined()
})

test('another session sends nothing of it, and signing out forgets it', async () => {
  await type('first')
  token = 'wang-with-another-token'
  const { queries } = await openWindow()
  expect(queries.getQueryData(outbox)).toBeUndefined()
  queries.setQueryData(outbox, ['of Wang'])
  token = null
  queries.clear()

  await vi.waitFor(async () => expect(await store.readAll()).toEqual([]))
})
