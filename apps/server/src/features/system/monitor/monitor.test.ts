import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('the monitor shows real numbers of process, database, queue and sockets', async () => {
  const socket = await office.socket('li')
  await socket.next('initMessage')
  office.clock.pass(minutes(2))
  const { monitor } = await office.as('admin')
  const seen = await monitor.show()

  expect(seen.process.uptimeSeconds).toBeGreaterThanOrEqual(120)
  expect(seen.process.memory.resident).toBeGreaterThan(10_000_000)
  expect(seen.process.eventLoop.max).toBeGreaterThanOrEqual(seen.process.eventLoop.mean)
  expect(seen.nodes).toMatchObject([{ version: seen.process.version }])
  expect(seen.database.connections).toBeGreaterThan(0)
  expect(seen.database.mostConnections).toBeGreaterThanOrEqual(seen.database.connections)
  expect(seen.database.tables.map(({ bytes }) => bytes)).toEqual(
    seen.database.tables.map(({ bytes }) => bytes).toSorted((one, other) => other - one),
  )
  expect(seen.database.bytes).toBeGreaterThan(0)
  expect(seen.sockets).toEqual({ people: 1, open: 1 })
  expect(seen.quotas).toEqual({
    people: { used: 9, most: null },
    storage: { used: 0, most: null },
    callsPerMinute: null,
  })
  const files = seen.outside.find(({ name }) => name === 'files')
  expect(files).toMatchObject({ state: 'ok', freeBytes: expect.any(Number) })
  expect(seen.outside.find(({ name }) => name === 'redis')).toMatchObject({ state: 'off' })
})

test('facts that wait or are stuck are counted', async () => {
  const at = new Date(office.clock()).toISOString()
  const fact = { topic: 'none', body: '{}', at, availableAt: at }
  await office.db
    .tenant('demo')
    .insertInto('outbox')
    .values([fact, { ...fact, failed: 'no carrier' }])
    .execute()
  const { queue } = await (await office.as('admin')).monitor.show()

  expect(queue).toEqual({ waiting: 1, oldestAt: at, stuck: 1 })
  await office.db.tenant('demo').deleteFrom('outbox').execute()
})

test('a job is run now, once, and shows when it ran', async () => {
  const { monitor } = await office.as('admin')
  await office.app.jobs.runDue()
  office.clock.pass(minutes(30))
  const now = new Date(office.clock()).toISOString()
  await monitor.runJob({ name: 'cleanUp' })
  await office.app.jobs.stop()
  const job = (await monitor.jobs()).list.find(({ name }) => name === 'cleanUp')

  expect(job).toMatchObject({ ranAt: now, failure: null, isRunning: false, milliseconds: expect.any(Number) })
  expect(Date.parse(job?.dueAt ?? '') - Date.parse(now)).toBe(24 * 60 * 60_000)
})

test('a running job is not run twice, an unknown one is refused', async () => {
  const { monitor } = await office.as('admin')
  const until = new Date(office.clock() + 60_000).toISOString()
  await office.db.platform
    .updateTable('job')
    .set({ leasedUntil: until })
    .where('name', '=', 'watchFlows')
    .execute()

  expect((await monitor.jobs()).list.find(({ name }) => name === 'watchFlows')?.isRunning).toBe(true)
  expect(await refusalOf(monitor.runJob({ name: 'watchFlows' }))).toBe('monitor.jobRunning')
  expect(await refusalOf(monitor.runJob({ name: 'none' }))).toBe('monitor.jobNotFound')
})

test('another company sees its own tables, and no jobs of the installation', async () => {
  const { monitor } = await office.other.as('admin')
  expect((await monitor.jobs()).list).toEqual([])
  expect(await refusalOf(monitor.runJob({ name: 'cleanUp' }))).toBe('monitor.jobNotFound')
  expect((await monitor.show()).sockets).toEqual({ people: 0, open: 0 })
})
