import { tmpdir } from 'node:os'
import { createClient } from '@signet/client'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, testClock } from '../../../test/index.ts'
import { type App, createApp } from '../../create-app.ts'
import { sendInProcess } from '../../http/send-in-process.ts'

const founder = {
  code: 'K7QM-2XWB-AAAA',
  companyName: '新公司',
  account: 'boss',
  realName: '老板',
  password: 'a fine long one',
}

let db: TestDb
let app: App
beforeAll(async () => {
  db = await openTestDb()
  app = await createApp({
    db,
    filesDir: tmpdir(),
    clock: testClock(),
    unlimited: true,
    firstRunCode: founder.code,
  })
})
afterAll(async () => {
  await app.close()
  await db.close()
})

test('an empty installation asks for its first administrator, and only one of two attempts succeeds', async () => {
  const { session } = createClient(sendInProcess(app.http))
  expect((await session.loginConfig()).isFirstRun).toBe(true)

  for (const code of ['guess', 'K7QM-2XWB-AAAB', ' ']) {
    const stranger = session.createFirstAdministrator({ ...founder, code })
    expect(await refusalOf(stranger)).toMatch(/^(session\.wrongFirstRunCode|request\.invalid)$/)
  }
  const weak = session.createFirstAdministrator({ ...founder, password: 'boss12345' })
  expect(await refusalOf(weak)).toBe('session.weakPassword')
  const answers = await Promise.all(
    [founder, { ...founder, code: 'k7qm2xwbaaaa', account: 'rival' }].map((one) =>
      refusalOf(session.createFirstAdministrator(one)),
    ),
  )

  expect(answers.toSorted()).toEqual(['not refused', 'session.firstRunDone'])
  expect(await session.loginConfig()).toMatchObject({ isFirstRun: false, demoAccounts: [] })
})
