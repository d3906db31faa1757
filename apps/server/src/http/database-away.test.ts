import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../test/index.ts'
import { createApp } from '../create-app.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('a server without its database is alive but not ready', async () => {
  const { db, filesDir } = office.app.server
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const away = { ...db, ping: () => Promise.reject(gone) }
  const cutOff = await createApp({ db: away, filesDir, clock: office.clock, unlimited: true })

  expect((await cutOff.http.inject('/api/health/ready')).statusCode).toBe(503)
  expect((await cutOff.http.inject('/api/health/live')).statusCode).toBe(200)
  await cutOff.close()
})

test('a call whose connection breaks is answered with "try again", and then succeeds', async () => {
  const headers = { authorization: await office.tokenOf('admin'), 'idempotency-key': 'once more' }
  const ask = () =>
    office.app.http.inject({
      method: 'POST',
      url: '/api/permission/Role',
      headers,
      payload: { fullName: '再来', enCode: 'again' },
    })
  const { platform } = office.db
  const waiting = () => sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

  const answer = await office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('directoryVersion').forUpdate().select('version').execute()
      const pending = ask()
      await expect.poll(async () => (await waiting().execute(platform)).rows.length, { interval: 5 }).toBe(1)
      const [held] = (await waiting().execute(platform)).rows
      await sql`select pg_terminate_backend(${held?.pid})`.execute(platform)
      return (await pending).json()
    })

  expect(answer).toMatchObject({ code: 503, data: { refusal: 'server.unavailable' } })
  expect((await ask()).json().code).toBe(200)
})
