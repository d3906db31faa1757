import { tmpdir } from 'node:os'
import { createClient } from '@signet/client'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, testClock } from '../../../test/index.ts'
import { type App, createApp } from '../../create-app.ts'
import { sendInProcess } from '../../http/send-in-process.ts'

let db: TestDb
let app: App
beforeAll(async () => {
  db = await openTestDb()
  app = await createApp({ db, filesDir: tmpdir(), clock: testClock(), unlimited: true })
})
afterAll(async () => {
  await app.close()
  await db.close()
})

const founder = { companyName: '新公司', account: 'boss', realName: '老板', password: 'a fine long one' }

test('an empty installation asks for its first administrator, and only one of two attempts succeeds', async () => {
  const { session } = createClient(sendInProcess(app.http))
  expect((await session.loginConfig()).isFirstRun).toBe(true)

  const weak = session.createFirstAdministrator({ ...founder, password: 'boss12345' })
  expect(await refusalOf(weak)).toBe('session.weakPassword')
  const answers = await Promise.all(
    [founder, { ...founder, account: 'rival' }].map((one) =>
      refusalOf(session.createFirstAdministrator(one)),
    ),
  )

  expect(answers.toSorted()).toEqual(['not refused', 'session.firstRunDone'])
  expect(await session.loginConfig()).toMatchObject({ isFirstRun: false, demoAccounts: [] })
})
