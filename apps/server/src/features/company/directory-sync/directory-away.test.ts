import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DirectoryServer,
  directoryCalls,
  missingDirectoryServer,
  type Office,
  openDirectoryServer,
  openOffice,
  refusalOf,
  seconds,
  testClock,
} from '../../../../test/index.ts'

const missing = missingDirectoryServer()
const base = 'dc=office,dc=example'
const count = 2_000

/** Entries of slapd’s own format, half of them in each of two units. */
const ldif = [
  ...['sales', 'finance'].map((ou) => `dn: ou=${ou},${base}\nobjectClass: organizationalUnit\nou: ${ou}\n`),
  ...Array.from({ length: count }, (_, at) => {
    const ou = at % 2 === 0 ? 'sales' : 'finance'
    const manager = at === 0 ? '' : `manager: uid=p0,ou=sales,${base}\n`
    return `dn: uid=p${at},ou=${ou},${base}\nobjectClass: inetOrgPerson\nuid: p${at}\ncn: Person ${at}\nsn: p\nuserPassword: secret\nmail: p${at}@office.example\n${manager}`
  }),
]

describe.skipIf(missing !== '')(missing || 'a directory that is large, away or lying', () => {
  let office: Office
  let directory: DirectoryServer
  let on: ReturnType<typeof directoryCalls>
  beforeAll(async () => {
    directory = await openDirectoryServer([], { ldif })
    office = await openOffice({
      clock: testClock('2026-11-23T01:00:00Z'),
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: ['127.0.0.1'] },
    })
    on = directoryCalls(office, directory)
    await on.turnOn()
    await on.save('directorySync', { departments: 'fromUnits' })
  })
  afterAll(async () => {
    await office.close()
    await directory.close()
  })

  async function countPeople(): Promise<number> {
    const { pagination } = await (await office.as('admin')).people.list({ pageSize: 1 })
    return pagination.total
  }
  const demo = () => office.db.tenant('demo')

  test('a connection that dies midway leaves everything as it was', async () => {
    const before = await countPeople()
    await sql`create function die() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(office.db.platform)
    await sql`create trigger die before insert on t_demo.directory_person for each row execute function die()`.execute(
      office.db.platform,
    )
    const failed = await on.run((await on.preview()).id)
    await sql`drop function die() cascade`.execute(office.db.platform)
    expect(failed).toMatchObject({ state: 'failed', counts: null })
    expect(failed.reason).toContain(failed.id)
    expect(await countPeople()).toBe(before)
    expect((await (await on.calls()).changes({ id: failed.id })).pagination.total).toBe(0)
  })

  test('a run of a server that ended is carried out by another', async () => {
    const { id: previewId } = await on.preview()
    const { id } = await (await on.calls()).run({ previewId })
    const until = new Date(office.clock() + seconds(20)).toISOString()
    await demo().updateTable('directoryRun').set({ dueAt: until, attempts: 1 }).where('id', '=', id).execute()
    expect(await on.ended({ id })).toMatchObject({ state: 'waiting' })
    office.clock.pass(seconds(21))
    expect(await on.ended({ id })).toMatchObject({
      state: 'done',
      counts: { people: count, new: count, departments: 2 },
    })
    expect((await on.preview()).counts).toMatchObject({ new: 0, changed: 0, vanished: 0, departments: 0 })
  })

  test('a run that ended its server three times is given up', async () => {
    const { id } = await (await on.calls()).preview({})
    await demo().updateTable('directoryRun').set({ attempts: 3 }).where('id', '=', id).execute()
    expect(await on.ended({ id })).toMatchObject({ state: 'failed', reason: '服务器多次中断了这次同步' })
  })

  test('an answer that the directory breaks off changes nothing', async () => {
    await on.turnOn({ bindDn: `uid=p0,ou=sales,${base}` }, 'secret')
    const failed = await on.preview()
    expect(failed).toMatchObject({ state: 'failed', counts: null })
    expect(failed.reason).toContain('无法使用这个目录')
    expect(await refusalOf((await on.calls()).run({ previewId: failed.id }))).toBe('directorySync.notPreview')
    await on.turnOn({ idAttribute: 'entryUUID' })
  })

  test('entries without what never changes, or with the same, change nothing', async () => {
    await on.turnOn({ idAttribute: 'employeeNumber' })
    expect(await on.preview()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('leaves out employeeNumber of uid=p'),
    })
    await on.turnOn({ idAttribute: 'sn' })
    expect(await on.preview()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('two entries with the same identifier'),
    })
    await on.turnOn({ idAttribute: 'entryUUID' })
  })

  test('an answer without people changes nothing', async () => {
    await on.save('directorySync', { peopleFilter: '(uid=nobody)' })
    expect(await on.preview()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('没有返回任何人员'),
    })
    await on.save('directorySync', {
      peopleFilter: '(objectClass=person)',
      base: 'ou=gone,dc=office,dc=example',
    })
    expect(await on.preview()).toMatchObject({ state: 'failed' })
    await on.save('directorySync', { base: '' })
  })

  test('hostile and huge texts are texts, or are refused for their person alone', async () => {
    const hostile = `<img src=x onerror=alert(1)>\u202e'; drop table person; --\u0007`
    const add = (uid: string, cn: string) =>
      directory.change((client) =>
        client.add(`uid=${uid},ou=sales,${base}`, { objectClass: 'inetOrgPerson', uid, cn, sn: 'x' }),
      )
    await add('hostile', hostile)
    await add('huge', 'x'.repeat(1_000_000))
    const { id } = await on.run((await on.preview()).id)
    const { list } = await (await on.calls()).changes({ id, pageSize: 10 })
    expect(list).toMatchObject([
      { kind: 'new', account: 'hostile', name: "<img src=x onerror=alert(1)>'; drop table person; --" },
      { kind: 'conflict', account: 'huge', reason: '名称为空或超过 60 个字' },
    ])
    for (const keyword of ['%', '\\', "'"]) await (await on.calls()).changes({ id, keyword })
  })

  test('administrators hear of a scheduled run that did nothing, once', async () => {
    const notices = async () => {
      const { list } = await (await office.as('admin')).notices.list({})
      return list.filter(({ title }) => title.includes('公司目录的定时同步')).length
    }
    await on.save('directorySync', { schedule: 'hourly' })
    const scheduled = async () => {
      await sql`update platform.job set due_at = ${new Date(office.clock()).toISOString()} where name = 'syncDirectories'`.execute(
        office.db.platform,
      )
      await office.app.jobs.runDue()
      await office.settle()
      const { list } = await (await on.calls()).list({ pageSize: 1 })
      return list[0]
    }
    expect(await scheduled()).toMatchObject({ kind: 'run', state: 'done', startedBy: null })
    const { port } = directory
    await directory.close()
    const liar = createServer((socket) => socket.end('not a directory')).listen(port, '127.0.0.1')
    office.clock.pass(seconds(1800))
    expect(await scheduled()).toMatchObject({ state: 'done' })
    office.clock.pass(seconds(1801))
    expect(await scheduled()).toMatchObject({ state: 'failed' })
    liar.close()
    expect(await notices()).toBe(1)
    office.clock.pass(seconds(3601))
    expect(await scheduled()).toMatchObject({ state: 'failed', reason: expect.stringContaining('127.0.0.1') })
    expect(await notices()).toBe(1)
    expect(await countPeople()).toBeGreaterThan(count)
  })
})
