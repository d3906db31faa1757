import { migrateTenant } from '@signet/db'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuseExposedDemo, seedOnce } from './demo.ts'

let db: TestDb
let seeded: number

beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.truncate()
  seeded = 0
})

const start = (seed: () => Promise<void>) => seedOnce({ db, tenant: 'demo', seed })
const demo = { code: 'demo', name: 'Demo', isDemo: true, createdAt: '2026-01-31T08:00:00.000Z' }

async function makeCompany(): Promise<void> {
  seeded += 1
  await migrateTenant(db, 'demo')
  await db.platform.insertInto('tenant').values(demo).execute()
  await db
    .tenant('demo')
    .insertInto('role')
    .values({ id: 'r', name: 'r', code: 'r', createdAt: demo.createdAt })
    .execute()
}

test('an empty database is seeded only once', async () => {
  await start(makeCompany)
  await start(makeCompany)

  expect(seeded).toBe(1)
})

test('a database with a tenant is not changed', async () => {
  await db.platform
    .insertInto('tenant')
    .values({ ...demo, code: 'acme', isDemo: false })
    .execute()
  await start(makeCompany)

  expect(seeded).toBe(0)
})

test('an interrupted seeding starts over without its first half', async () => {
  await expect(
    start(async () => {
      await makeCompany()
      throw new Error('power cut')
    }),
  ).rejects.toThrow('power cut')
  await start(makeCompany)

  expect(seeded).toBe(2)
  expect(await db.platform.selectFrom('tenant').select('code').execute()).toEqual([{ code: 'demo' }])
})

test('a start on another database drops nothing there', async () => {
  await expect(start(() => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut')
  const other = await openTestDb()
  await migrateTenant(other, 'demo')
  await other.platform.insertInto('tenant').values(demo).execute()

  await seedOnce({ db: other, tenant: 'demo', seed: makeCompany })

  expect(await other.tenant('demo').selectFrom('role').select('id').execute()).toEqual([])
  expect(seeded).toBe(0)
  await other.close()
})

const local = { host: '127.0.0.1', publicUrl: undefined, trustProxy: 0, isDemoPublic: false }

test.each([
  { host: '0.0.0.0' },
  { host: '::' },
  { host: '192.168.1.5' },
  { host: 'office-pc' },
  { publicUrl: 'https://oa.example' },
  { trustProxy: 1 },
  { trustProxy: ['10.0.0.0/8'] },
])('a demo company does not answer others: %j', (setting) => {
  expect(() => refuseExposedDemo({ ...local, ...setting })).toThrow(
    /^The passwords of the demo company are public/,
  )
  expect(() => refuseExposedDemo({ ...local, ...setting, isDemoPublic: true })).not.toThrow()
})

test.each([{}, { host: 'localhost' }, { host: '::1' }, { publicUrl: 'http://localhost:3000' }])(
  'a demo company answers on this machine: %j',
  (setting) => {
    expect(() => refuseExposedDemo({ ...local, ...setting })).not.toThrow()
  },
)
