import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@signet/client'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import {
  type AnsweringServer,
  days,
  type MailServer,
  type Office,
  openAnsweringServer,
  openMailOffice,
  password,
  seconds,
  sendInProcess,
} from '../../../test/index.ts'
import { type App, createApp } from '../../create-app.ts'
import { dueWorks } from '../../features/background/due-works.ts'
import { openOutside } from '../../outside/index.ts'
import { openSecrets } from '../../outside/secrets/index.ts'
import { administerTenants } from '../tenants.ts'
import { transferTenants } from '../transfer-tenants.ts'
import { leasedTables } from './work-under-way.ts'

const secretKey = new Uint8Array(32).fill(7)
const options = { secretKey, outside: { innerHosts: ['127.0.0.1'] }, publicUrl: 'https://office.example' }

let folder: string
let office: Office
let mails: MailServer
let close: () => Promise<void>
let branch: TestDb
let ledger: AnsweringServer
let status = 202
let flowId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-moved-'))
  ledger = await openAnsweringServer((_heard, response) => response.writeHead(status).end())
  ;({ office, mails, close } = await openMailOffice(options))
  branch = await openTestDb()
  await sql`drop schema t_demo cascade`.execute(branch.platform)
  ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
  const { webhooks, billRules } = await office.as('admin')
  await webhooks.create({ name: '总账', url: `${ledger.url}/in`, events: ['case.launched'] })
  const settings = { kind: 'serial', dateFormat: 'no', reset: 'never', digits: 3 } as const
  await billRules.create({ fullName: '编号', enCode: 'plain', settings })
})
afterAll(async () => {
  await Promise.all([close(), branch.close(), ledger.close()])
  await rm(folder, { recursive: true })
})

const now = () => new Date(office.clock()).toISOString()
const run = (db: TestDb, ...words: readonly string[]) =>
  transferTenants({
    ...{ url: db.url, folder, product: '6.0.8', passphrase: 'four words on paper', words, now: now() },
    filesDir: db === branch ? join(folder, 'branch') : office.app.server.filesDir,
    secrets: openSecrets({ key: secretKey, random: randomBytes }),
    outside: openOutside(options.outside),
    clock: () => office.clock(),
  })
const administer = (db: TestDb, ...words: readonly string[]) => administerTenants({ db, words, now: now() })
const settle = async (app: App) => {
  do await app.server.outbox.idle()
  while (await app.ticker.passDue())
}
const invite = async (account: string) =>
  (await office.as('admin')).externals.invite({
    ...{ account, realName: account, company: '蓝山', email: `${account}@signet.example` },
    lastDay: new Date(office.clock() + days(30)).toISOString().slice(0, 10),
  })
/** Ids of deliveries by how often the ledger heard them. */
const heard = () =>
  Object.fromEntries(
    [...Map.groupBy(ledger.heard, ({ headers }) => String(headers['webhook-id']))].map(([id, times]) => [
      id,
      times.length,
    ]),
  )
const mailed = () => mails.heard.flatMap(({ to }) => to)

test('what was sent before a move stays sent, and what waited is sent once, by the new place', async () => {
  await launchAs(office, 'employee', flowId)
  await invite('early')
  await office.settle()
  expect([Object.values(heard()), mailed()]).toEqual([[1], ['early@signet.example']])
  status = 503
  await launchAs(office, 'employee', flowId)
  await office.settle()
  expect(Object.values(heard())).toEqual([1, 1])
  await invite('late')

  await administer(office.db, 'suspend', 'demo')
  // The retry is due so soon that it looks like an attempt that goes on.
  await expect(run(office.db, 'export', 'demo', 'demo.tar.gz')).rejects.toThrow(/still under way \(1 rows\)/)
  office.clock.pass(seconds(30))
  await office.settle()
  expect(await run(office.db, 'export', 'demo', 'demo.tar.gz')).toMatch(/its background work goes on where/)
  await expect(administer(office.db, 'resume', 'demo')).rejects.toThrow(/exported at .* to move.*--anyway/)
  expect(await administer(office.db, 'list')).toMatch(/demo .*suspended since .*, exported to move at/)

  status = 202
  await run(branch, 'import', 'demo.tar.gz')
  await administer(branch, 'resume', 'demo')
  const app = await createApp({
    ...{ db: branch, filesDir: join(folder, 'branch'), clock: office.clock },
    ...{ dueWork: 'onCall', unlimited: true, ...options },
  })
  await settle(app)
  await office.settle()
  office.clock.pass(days(1))
  await Promise.all([settle(app), office.settle()])

  // The delivery that failed at the old place arrives under its own id; the other one is not heard of again.
  expect(Object.values(heard())).toEqual([1, 2])
  expect(mailed()).toEqual(['early@signet.example', 'late@signet.example'])
  await app.close()
})

test('bill numbers of a copy end with a mark until it is connected', async () => {
  await run(office.db, 'import', 'demo.tar.gz', '--code', 'copy', '--name', '副本')
  await administer(office.db, 'resume', 'copy')
  await administer(office.db, 'resume', 'demo', '--anyway')
  const send = sendInProcess(office.app.http)
  const { token } = await createClient(send).session.login({ account: 'li@copy', password })
  const inCopy = createClient(send, { headers: () => ({ 'App-Origin': 'app', Authorization: token }) })
  const original = await office.client({ Authorization: await freshToken('li@demo') })

  expect(await original.billRules.number({ enCode: 'plain' })).toBe('001')
  expect(await inCopy.billRules.number({ enCode: 'plain' })).toBe('001-COPY')

  await administer(office.db, 'connect', 'copy')
  await expect.poll(() => inCopy.billRules.number({ enCode: 'plain' }), { timeout: 3_000 }).toBe('001')
})

async function freshToken(account: string): Promise<string> {
  return (await createClient(sendInProcess(office.app.http)).session.login({ account, password })).token
}

test('every work that leases rows is waited for', async () => {
  const leased = Object.keys(leasedTables)
  const due = dueWorks.map(({ table }) => table)
  // Rows of these are taken and done in one transaction, or clean up only what is here.
  const others = [
    ...['abandoned_file', 'access_request', 'announcement', 'authorization_group', 'content_move'],
    ...['conversation', 'external_person', 'flow_case', 'notice', 'outbox', 'schedule_entry', 'trigger'],
  ]
  expect([...leased, ...others].toSorted()).toEqual([...new Set(due)].toSorted())
})
