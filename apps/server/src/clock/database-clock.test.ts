import { createClient } from '@signet/client'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  days,
  minutes,
  type Office,
  openOffice,
  password,
  refusalOf,
  sendInProcess,
} from '../../test/index.ts'
import { type App, createApp } from '../create-app.ts'
import { openDatabaseClock } from './database-clock.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const apps: App[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days(400) })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const app of apps.splice(0)) await app.close()
})

/** A server on a machine whose clock is more than a year ahead. */
async function openFastServer(): Promise<App> {
  const { db, app } = office
  const { clock } = await openDatabaseClock({ db: db.platform })
  const server = await createApp({
    db,
    filesDir: app.server.filesDir,
    clock,
    dueWork: 'onCall',
    unlimited: true,
  })
  apps.push(server)
  return server
}

const clientOf = ({ http }: App, token = '') =>
  createClient(sendInProcess(http), { headers: () => (token ? { Authorization: token } : {}) })

/** How far an instant in a table is ahead of the database, in ms. */
async function aheadOf(
  table: 'session' | 'socket_ticket' | 'sign_in_failure',
  column: string,
): Promise<number> {
  const { rows } = await sql<{ ahead: string }>`
    select max(extract(epoch from ${sql.ref(column)} - clock_timestamp()) * 1000)::text as ahead
    from platform.${sql.table(table)}`.execute(office.db.platform)
  return Number(rows[0]?.ahead)
}

test('tokens and tickets last as long as they should by the database, on a machine a year ahead', async () => {
  const server = await openFastServer()
  const { token } = await clientOf(server).session.login({ account: 'li', password })
  await clientOf(server, token).session.socketTicket()

  expect(await aheadOf('session', 'expires_at')).toBeGreaterThan(days(29))
  expect(await aheadOf('session', 'expires_at')).toBeLessThan(days(31))
  expect(await aheadOf('socket_ticket', 'expires_at')).toBeLessThan(minutes(2))
})

test('a lock that such a machine sets ends after a quarter of an hour by the database', async () => {
  const server = await openFastServer()
  const wrong = { account: 'wang', password: 'not-the-password' }
  for (let attempt = 0; attempt < 5; attempt += 1) await refusalOf(clientOf(server).session.login(wrong))

  expect(await refusalOf(clientOf(server).session.login({ account: 'wang', password }))).toBe(
    'session.locked',
  )
  expect(await aheadOf('sign_in_failure', 'locked_until')).toBeGreaterThan(0)
  expect(await aheadOf('sign_in_failure', 'locked_until')).toBeLessThan(minutes(16))
})

test('the clock follows the database after the machine slept', async () => {
  let passed = 1_000
  const { clock, adjust } = await openDatabaseClock({ db: office.db.platform, monotonic: () => passed })
  const before = clock()
  passed -= 500_000
  expect(clock()).toBe(before - 500_000)

  await adjust()
  expect(clock()).toBeGreaterThanOrEqual(before)
})
