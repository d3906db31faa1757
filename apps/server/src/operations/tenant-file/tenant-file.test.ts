import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Client, createClient } from '@signet/client'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import {
  authenticatorCode,
  type Office,
  openOffice,
  password,
  sendInProcess,
  uploaded,
} from '../../../test/index.ts'
import { canary, keepSecrets } from '../../../test/kept-secrets.ts'
import { type App, createApp } from '../../create-app.ts'
import { openOutside } from '../../outside/index.ts'
import { factorPlace, openSecrets } from '../../outside/secrets/index.ts'
import { administerTenants } from '../tenants.ts'
import { transferTenants } from '../transfer-tenants.ts'
import { verifyHistory } from '../verify-history.ts'
import { leftBehind } from './tenant-tables.ts'

const passphrase = 'four words on paper'
const keys = { office: new Uint8Array(32).fill(1), branch: new Uint8Array(32).fill(2) }

let folder: string
let office: Office
let branch: TestDb
let running: string
/** The secret of an authenticator. */
let factor: string
const iconId = 'AbCd-123_456wxyz'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-tenant-'))
  office = await openOffice({ secretKey: keys.office })
  branch = await openTestDb()
  await dropSchema(branch, 'demo')
  await keepSecrets(office)
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  running = await launchAs(office, 'employee', flowId)
  await uploaded(office, 'li', '合同.txt', 'the contract')
  const admin = await office.as('admin')
  await admin.accessKeys.createMine({ name: '脚本', scopes: ['notices.read'], days: 30 })
  const { account } = await office.as('zhao')
  factor = (await account.enrolSecondFactor()).secret
  await account.confirmSecondFactor({ code: authenticatorCode(factor, office.clock()) })
  const demo = office.db.tenant('demo')
  await demo
    .updateTable('person')
    .set({ avatar: '/api/oauth/Avatar/demo/x' })
    .where('account', '=', 'li')
    .execute()
  await demo
    .updateTable('flow')
    .set({ icon: `/api/Icon/demo/${iconId}` })
    .execute()
  await office.settle()
  await demo.updateTable('webhookDelivery').set({ state: 'waiting', nextAttemptAt: now() }).execute()
  const { organization } = await office.other.as('admin')
  await organization.createRole({ fullName: secretOfOther, enCode: 'heron', personIds: [] })
})
afterAll(async () => {
  await Promise.all([office.close(), branch.close()])
  await rm(folder, { recursive: true })
})

/** The template has schemas of its tenants. */
async function dropSchema(db: TestDb, tenant: string): Promise<void> {
  await sql`drop schema ${sql.id(`t_${tenant}`)} cascade`.execute(db.platform)
}

const at = {
  office: () => ({
    db: office.db,
    filesDir: office.app.server.filesDir,
    secrets: openSecrets({ key: keys.office, random: randomBytes }),
  }),
  branch: () => ({
    db: branch,
    filesDir: join(folder, 'branch'),
    secrets: openSecrets({ key: keys.branch, random: randomBytes }),
  }),
}
/** Everything in a file as one text. */
async function textOf(file: string): Promise<string> {
  return String(gunzipSync(await readFile(join(folder, file))))
}
const now = () => new Date(office.clock()).toISOString()

const outside = { outside: openOutside({ innerHosts: ['127.0.0.1'] }), clock: () => office.clock() }

/** Words of a command, and what differs in the environment. */
type Said = string | Readonly<{ passphrase: string | undefined }>

function run(where: keyof typeof at, ...said: readonly Said[]) {
  const { db, ...here } = at[where]()
  const words = said.filter((one) => typeof one === 'string')
  const more = Object.assign({ passphrase }, ...said.filter((one) => typeof one !== 'string'))
  return transferTenants({
    ...here,
    url: db.url,
    folder,
    product: '6.0.8',
    words,
    now: now(),
    ...outside,
    ...more,
  })
}

async function rowsOf(db: TestDb, tenant: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = ${`t_${tenant}`} order by 1`.execute(db.platform)
  const all: Record<string, unknown> = {}
  for (const { name } of rows) {
    if (leftBehind.includes(name)) continue
    const { rows: found } = await sql<{ row: string }>`select to_jsonb(one) - 'sealed' - 'former_sealed'
      - 'signing_key' - 'sealed_password' - 'sealed_headers' as row
      from ${sql.id(`t_${tenant}`, name)} as one order by one::text`.execute(db.platform)
    all[name] = found.map(({ row }) => row)
  }
  return all
}

const secretOfOther = '白鹭机密'

const openBranch = () =>
  createApp({
    db: branch,
    filesDir: at.branch().filesDir,
    clock: office.clock,
    dueWork: 'onCall',
    unlimited: true,
    secretKey: keys.branch,
  })

async function signIn({ http }: App, account: string) {
  const send = sendInProcess(http)
  const { token } = await createClient(send).session.login({ account, password })
  return createClient(send, { headers: () => ({ 'App-Origin': 'app', Authorization: token }) })
}

async function taskFor({ approvals }: Client, wanted: string): Promise<string> {
  for (const list of ['toSign', 'toDo', 'doing'] as const) {
    const found = (await approvals.list({ list, pageSize: 200 })).list.find(({ caseId }) => caseId === wanted)
    if (found?.taskId) return found.taskId
  }
  throw new Error('There is no task')
}

test('a tenant moves to another server with everything, and goes on there', async () => {
  await administerTenants({ db: office.db, words: ['suspend', 'demo'], now: now() })
  expect(await run('office', 'export', 'demo', 'demo.tar.gz')).toMatch(
    /^Exported demo: \d+ tables with \d+ rows and \d files to .*\n\d+ secrets are sealed.*\nIt was suspended/,
  )
  expect(await run('branch', 'import', 'demo.tar.gz', '--dry-run')).toMatch(
    /can be imported.*Nothing was kept/,
  )
  expect(await run('branch', 'import', 'demo.tar.gz')).toMatch(
    /^Imported demo \(云杉科技\).*\nIt is suspended/,
  )
  expect(await rowsOf(branch, 'demo')).toEqual(await rowsOf(office.db, 'demo'))

  await administerTenants({ db: branch, words: ['resume', 'demo'], now: now() })
  const app = await openBranch()
  const li = await signIn(app, 'li@demo')
  await li.approvals.agree({ taskId: await taskFor(li, running) })
  const admin = await signIn(app, 'admin@demo')
  expect((await admin.approvals.open({ caseId: running })).status).toBe('approved')
  expect(JSON.stringify(await li.documents.list({}))).toContain(canary)
  expect((await verifyHistory(branch)).faults).toEqual([])
  const { sealed } = await branch
    .tenant('demo')
    .selectFrom('secondFactor')
    .select('sealed')
    .executeTakeFirstOrThrow()
  expect(at.branch().secrets.open(sealed, factorPlace('demo', office.company.people.zhao))).toBe(factor)
  await app.close()
})

test('the file holds nothing of another tenant, and no secret that can be read', async () => {
  const file = await textOf('demo.tar.gz')
  expect(file).toContain(canary)
  expect(file).not.toContain(secretOfOther)
  const { rows } = await sql<{ id: string }>`select id from t_other.person
    union select token_hash::text from platform.session`.execute(office.db.platform)
  expect(rows.length).toBeGreaterThan(2)
  for (const { id } of rows) expect(file).not.toContain(id)
})

test('a copy beside its original does nothing that the original does', async () => {
  const before = await rowsOf(office.db, 'demo')
  expect(await run('office', 'import', 'demo.tar.gz', '--code', 'copy', '--name', '副本')).toMatch(
    /^Imported copy \(副本\).*\n1 access keys stay with the original.*\nIt is a copy/,
  )
  expect(await rowsOf(office.db, 'demo')).toEqual(before)
  const copy = await rowsOf(office.db, 'copy')
  const changed = Object.keys(before).filter(
    (table) => JSON.stringify(before[table]) !== JSON.stringify(copy[table]),
  )
  expect(changed).toEqual(['flow', 'person', 'webhook', 'webhook_delivery'])
  expect(JSON.stringify(copy['flow'])).toBe(
    JSON.stringify(before['flow']).replaceAll('/Icon/demo/', '/Icon/copy/'),
  )
  expect(JSON.stringify(copy['person'])).toBe(
    JSON.stringify(before['person']).replaceAll('/Avatar/demo/', '/Avatar/copy/'),
  )
  expect(copy['webhook']).toEqual([expect.objectContaining({ is_on: false })])
  expect(copy['webhook_delivery']).toEqual([
    expect.objectContaining({ state: 'failed', next_attempt_at: null }),
  ])

  await administerTenants({ db: office.db, words: ['resume', 'copy'], now: now() })
  const li = await signIn(office.app, 'li@copy')
  await li.approvals.agree({ taskId: await taskFor(li, running) })
  expect((await verifyHistory(office.db)).faults).toEqual([])
  expect(await rowsOf(office.db, 'demo')).toEqual(before)
})

test('secrets travel under a passphrase only', async () => {
  const words = ['export', 'demo', 'closed.tar.gz']
  const without = (where: keyof typeof at, ...more: string[]) =>
    run(where, ...more, { passphrase: undefined })
  await expect(without('office', ...words)).rejects.toThrow(/demo keeps \d+ secrets. Set TENANT_PASSPHRASE/)
  expect(await without('office', ...words, '--without-secrets')).toMatch(/\d+ secrets were left out/)
  const other = ['import', 'demo.tar.gz', '--code', 'third']
  await expect(without('branch', ...other)).rejects.toThrow(/The file holds secrets: set TENANT_PASSPHRASE/)
  await expect(run('branch', ...other, { passphrase: 'something else' })).rejects.toThrow(
    'TENANT_PASSPHRASE does not open the secrets of the file.',
  )

  expect(await run('branch', 'import', 'closed.tar.gz', '--code', 'third')).toMatch(/The file has no secrets/)
  expect((await rowsOf(branch, 'third'))['second_factor']).toEqual([])
})
