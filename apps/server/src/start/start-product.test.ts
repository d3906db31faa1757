import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateTenant } from '@signet/db'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuseTakenPort, seedOnce } from './start-product.ts'

let db: TestDb
let dataDir: string
let seeded: number

beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.truncate()
  dataDir = await mkdtemp(join(tmpdir(), 'signet-seed-'))
  seeded = 0
  return () => rm(dataDir, { recursive: true })
})

const start = (seed: () => Promise<void>) => seedOnce({ db, dataDir, tenant: 'demo', seed })
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
  expect(existsSync(join(dataDir, 'seeding'))).toBe(false)
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

const host = '127.0.0.1'

test('a port in use by another program is refused with a sentence, and accepted once it is free', async () => {
  const other = createServer().listen({ host, port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  await expect(refuseTakenPort({ host, port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another port.`,
  )
  other.close()
  await once(other, 'close')
  await refuseTakenPort({ host, port })
})

test('an address that does not belong to this machine is refused with a sentence', async () => {
  await expect(refuseTakenPort({ host: '192.0.2.1', port: 3000 })).rejects.toThrow(
    /set HOST to an address of this machine/,
  )
})
