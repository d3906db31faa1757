import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours, minutes, type Office, openOffice, password } from '../../test/index.ts'
import { type Job, openJobs } from './jobs.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('only expired data is deleted: unfinished uploads after a day, keys after a week', async () => {
  const { db, clock, app } = office
  const li = await office.as('li')
  await li.session.socketTicket()
  const files = { authorization: await office.tokenOf('li'), 'tus-resumable': '1.0.0', 'upload-length': '9' }
  await fetch(new URL('/api/file/Uploader/annex', await office.address()), { method: 'POST', headers: files })
  const other = await office.client({ 'App-Origin': 'app' }).session.login({ account: 'wang', password })
  await office.client({ Authorization: other.token }).session.logout()
  const keys = () => db.tenant('demo').selectFrom('idempotency').select('key').execute()
  const sessions = () => db.platform.selectFrom('session').select('endedAt').execute()
  const uploads = async () => [
    await db.tenant('demo').selectFrom('storedFile').select('id').execute(),
    await readdir(join(app.server.filesDir, 'demo/uploads')),
  ]

  clock.pass(hours(23))
  await app.jobs.runDue()
  expect((await keys()).length).toBeGreaterThan(0)
  expect((await uploads()).flat().length).toBeGreaterThan(0)
  clock.pass(days(1) + minutes(1))
  await app.jobs.runDue()
  expect((await keys()).length).toBeGreaterThan(0)
  expect(await uploads()).toEqual([[], []])
  clock.pass(days(5) + hours(1))
  await app.jobs.runDue()

  expect(await keys()).toEqual([])
  expect((await sessions()).every(({ endedAt }) => endedAt === null)).toBe(true)
  expect((await li.session.currentUser()).userInfo.userAccount).toBe('li')
})

test('one of several nodes runs a job, once a day', async () => {
  let runs = 0
  const job: Job = {
    name: 'counted',
    every: days(1),
    run: async () => {
      runs += 1
    },
  }
  const nodes = [1, 2, 3].map(() => openJobs(office.app.server, [job]))
  for (const node of nodes) await node.start()

  await Promise.all(nodes.map((node) => node.runDue()))
  office.clock.pass(days(1) - 1)
  await Promise.all(nodes.map((node) => node.runDue()))
  expect(runs).toBe(1)
  office.clock.pass(1)
  await Promise.all(nodes.map((node) => node.runDue()))
  for (const node of nodes) await node.stop()

  expect(runs).toBe(2)
})

test('a failed job stores its reason and is retried after ten minutes', async () => {
  let isBroken = true
  const run = async () => {
    if (isBroken) throw new Error('no paper left')
  }
  const node = openJobs(office.app.server, [{ name: 'printing', every: days(1), run }])
  const failure = async () =>
    (
      await office.db.platform
        .selectFrom('job')
        .where('name', '=', 'printing')
        .select('failure')
        .executeTakeFirstOrThrow()
    ).failure
  await node.start()
  await node.runDue()
  expect(await failure()).toContain('no paper left')

  isBroken = false
  await node.runDue()
  expect(await failure()).toContain('no paper left')
  office.clock.pass(minutes(10))
  await node.runDue()
  await node.stop()

  expect(await failure()).toBeNull()
})
