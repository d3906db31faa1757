import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnswerStore } from './answer-store.ts'
import { keepAnswers } from './keep-answers.ts'

const store = openAnswerStore()
const list = ['approvals', 'list', 'pending']
const day = 86_400_000
let now = 0
let sessions = 0
let token: string | null
let stops: (() => void)[] = []

beforeEach(() => {
  now = Date.now()
  sessions += 1
  token = `li-${sessions}-and-the-rest-of-the-token`
})
afterEach(async () => {
  for (const stop of stops) stop()
  stops = []
  await store.clear()
})

/** A window of the client: it has asked nothing yet. */
function openWindow(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const warn = (error: unknown) => expect.fail(String(error))
  stops.push(keepAnswers({ queries, session: { token: () => token }, now: () => now, warn, store }))
  return queries
}

async function keep(queryKey: readonly unknown[], answer: unknown): Promise<void> {
  const before = (await store.readAll()).length
  await openWindow().fetchQuery({ queryKey, queryFn: () => answer })
  await vi.waitFor(async () => expect(await store.readAll()).toHaveLength(before + 1))
}

/** Asks without a network; returns the answer that is there in the end. */
async function askOffline(queryKey: readonly unknown[]): Promise<unknown> {
  const queries = openWindow()
  const away = () => Promise.reject(new Error('no network'))
  await queries.fetchQuery({ queryKey, queryFn: away }).catch(() => undefined)
  await store.readAll()
  return queries.getQueryData(queryKey)
}

test('what was read is there without a network', async () => {
  await keep(list, { rows: ['claim'] })

  expect(await askOffline(list)).toEqual({ rows: ['claim'] })
})

test('what the first page has read before anything was kept is kept too', async () => {
  const queries = new QueryClient()
  await queries.fetchQuery({ queryKey: list, queryFn: () => ({ rows: ['claim'] }) })
  const warn = (error: unknown) => expect.fail(String(error))
  stops.push(keepAnswers({ queries, session: { token: () => token }, now: () => now, warn, store }))
  await vi.waitFor(async () => expect(await store.readAll()).toHaveLength(1))

  expect(await askOffline(list)).toEqual({ rows: ['claim'] })
})

test('the answer of the server replaces the kept one', async () => {
  await keep(list, { rows: ['claim'] })
  const queries = openWindow()
  await queries.fetchQuery({ queryKey: list, queryFn: () => ({ rows: [] }) })
  await store.readAll()

  expect(queries.getQueryData(list)).toEqual({ rows: [] })
})

test('another session reads nothing, and the first read removes what it left', async () => {
  await keep(list, { rows: ['claim'] })
  token = 'token-of-wang-987'

  expect(await askOffline(list)).toBeUndefined()
  await vi.waitFor(async () => expect(await store.readAll()).toEqual([]))
})

test('signing out removes everything', async () => {
  await keep(list, { rows: ['claim'] })
  const queries = openWindow()
  await queries.fetchQuery({ queryKey: ['contacts', 'starred'], queryFn: () => [] })
  token = null
  queries.clear()

  await vi.waitFor(async () => expect(await store.readAll()).toEqual([]))
})

test('two weeks later it is not shown any more', async () => {
  await keep(list, { rows: ['claim'] })
  now += 15 * day

  expect(await askOffline(list)).toBeUndefined()
})

test('of a list that was scrolled far the first pages are kept, which lead on', async () => {
  const queries = openWindow()
  const next = (page: string[], pages: string[][]) => (page.length > 0 ? pages.length : null)
  const page = ({ pageParam }: { pageParam: number }) => [`person ${pageParam}`]
  const queryKey = ['contacts', 'people']
  const list = { queryKey, queryFn: page, getNextPageParam: next, initialPageParam: 0 }
  await queries.fetchInfiniteQuery({ ...list, pages: 30 })
  await vi.waitFor(async () => expect(await store.readAll()).toHaveLength(1))

  const kept = Array.from({ length: 10 }, (_, at) => at)
  const pages = kept.map((at) => [`person ${at}`])
  expect(await askOffline(queryKey)).toEqual({ pages, pageParams: kept })
})

test('secrets of the account and unbounded answers are not kept', async () => {
  const queries = openWindow()
  for (const [key, answer] of [
    [['accessKeys'], ['key']],
    [['session', 'scanTicket'], 'ticket'],
    [['records', 'one', 'list'], 'x'.repeat(400_001)],
  ] as const)
    await queries.fetchQuery({ queryKey: key, queryFn: () => answer })
  await queries.fetchQuery({ queryKey: list, queryFn: () => 1 })

  await vi.waitFor(async () => expect(await store.readAll()).toHaveLength(1))
})
