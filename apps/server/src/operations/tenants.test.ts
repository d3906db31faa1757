import { CannotStart } from '@signet/db'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, password, refusalOf, uploaded } from '../../test/index.ts'
import { administerTenants } from './tenants.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ unlimited: false, secretKey: new Uint8Array(32).fill(7) })
})
afterAll(() => office.close())

const run = (...words: string[]) =>
  administerTenants({ db: office.db, words, now: new Date(office.clock()).toISOString() })

afterEach(async () => {
  await run('resume', 'other').catch(() => undefined)
  await run('resume', 'demo').catch(() => undefined)
  await run('quota', 'demo', 'people=none', 'storage-gb=none', 'calls-per-minute=none')
  await counts(async () => {
    const { mostPeople, callsPerMinute } = await office.app.server.tenants.of('demo')
    return mostPeople === null && callsPerMinute === null
  })
})

/** Every node knows a command within a second. */
const counts = (isKnown: () => Promise<boolean>) => expect.poll(isKnown, { timeout: 5000 }).toBe(true)
const isSuspended = (code: string) => async () => (await office.app.server.tenants.of(code)).isSuspended

const signIn = (account: string, secret: string = password) =>
  office.client().session.login({ account, password: secret })

test('the operator sees all tenants with what they use', async () => {
  await run('quota', 'demo', 'people=50', 'storage-gb=2')
  const lines = (await run('list')).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^demo \(.+\): active, people 9 of 50, storage 0 GB of 2 GB, calls per minute unlimited$/,
  )
})

test('a copy sends nothing to other systems until the operator connects it', async () => {
  const { tenants } = office.app.server
  const isCopy = async () => (await tenants.of('demo')).isCopy
  await office.db.platform.updateTable('tenant').set({ isCopy: true }).where('code', '=', 'demo').execute()
  await counts(isCopy)
  expect(await run('list')).toMatch(/^demo .*, a copy that sends nothing/)
  await expect(tenants.refuseCopy('demo')).rejects.toMatchObject({ code: 'outside.copyRests' })
  const { webhooks } = await office.as('admin')
  const hook = {
    name: '账务',
    url: 'https://example.com/',
    events: ['case.launched' as const],
    withValues: false,
  }
  const { id } = await webhooks.create({ ...hook, flowIds: [], formIds: [] })
  await webhooks.test({ id })
  await office.settle()
  const [delivery] = (await webhooks.deliveries({ id })).list
  expect(delivery).toMatchObject({ event: 'webhook.test', reason: expect.stringContaining('副本') })

  expect(await run('connect', 'demo')).toMatch(/^demo sends to other systems from now on/)
  await counts(async () => !(await isCopy()))
  await tenants.refuseCopy('demo')
  await expect(run('connect', 'demo')).rejects.toThrow('demo is connected to other systems.')
})

test('people of a suspended tenant cannot sign in, and read why; others go on', async () => {
  const stranger = await office.other.as('admin')
  expect(await run('suspend', 'other')).toMatch(/^other is suspended\. \d+ sessions ended/)
  await counts(isSuspended('other'))

  expect(await refusalOf(stranger.notices.list())).toBe('session.tenantSuspended')
  expect(await refusalOf(signIn('admin@other'))).toBe('session.tenantSuspended')
  expect(await refusalOf(signIn('admin@other', 'wrong-password'))).toBe('session.wrongPassword')
  expect((await (await office.as('li')).notices.list()).list).toEqual([])

  expect(await run('resume', 'other')).toMatch(/works again/)
  await counts(async () => !(await isSuspended('other')()))
  expect(await signIn('admin@other')).toMatchObject({ token: expect.any(String) })
  expect(await refusalOf(stranger.notices.list())).toBe('session.expired')
})

test('no one is added beyond the people that the operator allows, not by two at once', async () => {
  const { organization } = await office.as('admin')
  await run('quota', 'demo', 'people=10')
  await counts(async () => (await office.app.server.tenants.of('demo')).mostPeople === 10)
  const add = (account: string) =>
    organization.createUser({ account, realName: '新人', password, positionIds: [] })
  const both = await Promise.allSettled([add('new1'), add('new2')])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalOf(add('new3'))).toBe('tenants.tooManyPeople')
})

test('storage and calls are bounded too', async () => {
  await office.db.platform
    .updateTable('tenant')
    .set({ mostBytes: '10', callsPerMinute: 3 })
    .where('code', '=', 'demo')
    .execute()
  await counts(async () => (await office.app.server.tenants.of('demo')).callsPerMinute === 3)
  const li = await office.as('li')
  const body = new FormData()
  body.append('file', new Blob(['more than ten bytes']), '大.txt')
  const headers = { authorization: await office.tokenOf('li') }
  const url = new URL('/api/file/Uploader/document', await office.address())
  const answer = await (await fetch(url, { method: 'POST', headers, body })).json()
  expect(answer).toMatchObject({ data: { refusal: 'files.companyFull' } })

  await Promise.allSettled([1, 2, 3].map(() => li.notices.unreadCount()))
  expect(await refusalOf(li.notices.unreadCount())).toBe('tenants.tooManyCalls')
  const { token } = await signIn('admin@other')
  const stranger = office.client({ authorization: token })
  expect((await stranger.notices.unreadCount()).unReadNum).toBe(0)
})

test('sockets of a suspended tenant end, its keys and links are refused, and its work rests', async () => {
  const admin = await office.as('admin')
  const { secret } = await admin.accessKeys.createMine({
    name: '脚本',
    scopes: ['notices.read'],
    days: 30,
  })
  const program = office.client({ authorization: secret })
  const fileId = await uploaded(office, 'admin', '说明.txt')
  const { url } = await admin.files.download({ type: 'annex', fileId })
  const socket = await office.socket('li')
  await socket.next('initMessage')
  await run('suspend', 'demo')
  await counts(isSuspended('demo'))

  await office.app.server.sockets.signOutEnded()
  expect(await socket.next('logout')).toMatchObject({ msg: expect.stringContaining('暂停') })
  expect(await refusalOf(program.notices.list())).toBe('session.tenantSuspended')
  const answer = await office.app.http.inject({ method: 'GET', url })
  expect(answer.body).not.toContain('内容')
  const at = '2026-01-01T00:00:00Z'
  const fact = { topic: 'listsChanged', body: JSON.stringify({ personIds: [] }), at, availableAt: at }
  await office.db.tenant('demo').insertInto('outbox').values(fact).execute()
  await office.settle()
  const waiting = () => office.db.tenant('demo').selectFrom('outbox').select('id').execute()
  expect(await waiting()).toHaveLength(1)
  await run('resume', 'demo')
  await office.settle()
  expect(await waiting()).toHaveLength(0)
})

test('commands that make no sense are refused in a sentence', async () => {
  for (const words of [
    [],
    ['suspend'],
    ['quota', 'demo'],
    ['quota', 'demo', 'people=0'],
    ['quota', 'demo', 'x=1'],
  ])
    await expect(run(...words)).rejects.toThrow(CannotStart)
  await expect(run('suspend', 'none')).rejects.toThrow('There is no tenant none.')
  await expect(run('resume', 'demo')).rejects.toThrow('demo is not suspended.')
  await run('suspend', 'demo')
  await expect(run('suspend', 'demo')).rejects.toThrow('demo is already suspended.')
})
