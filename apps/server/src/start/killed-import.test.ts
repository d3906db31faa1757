import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@signet/client'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel } from '../../test/company-models.ts'
import { type Office, openOffice, password } from '../../test/index.ts'
import { type RunningProduct, startProduct, stopProducts } from '../../test/product-process.ts'

let office: Office
let dataDir: string
let model: PublishedModel
let environment: Readonly<{ DATA_DIR: string; DATABASE_URL: string }>
beforeAll(async () => {
  office = await openOffice()
  dataDir = await mkdtemp(join(tmpdir(), 'signet-killed-'))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(office.db.platform)
  const url = new URL(String(process.env['TEST_DATABASE_URL']))
  url.pathname = rows[0]?.name ?? ''
  environment = { DATA_DIR: dataDir, DATABASE_URL: url.href }
})
afterEach(stopProducts)
afterAll(async () => {
  await office.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Rows that take seconds. */
const many = 4_000
const patience = { timeout: 60_000, interval: 5 }
const demo = () => office.db.tenant('demo')

async function signIn({ address: baseUrl }: RunningProduct) {
  const { token } = await createClient(fetch, { baseUrl }).session.login({ account: 'admin@demo', password })
  return { token, client: createClient(fetch, { baseUrl, headers: () => ({ Authorization: token }) }) }
}

/** Uploads a sheet of this many rows, as older clients do, and starts its import. */
async function startImport(server: RunningProduct, count: number) {
  const { token, client } = await signIn(server)
  const rows = Array.from({ length: count }, (_, at) => `名${at},${at}`).join('\n')
  const body = new FormData()
  body.append('file', new Blob([`名称,合同号\n${rows}\n`]), 'a.csv')
  const headers = { authorization: token }
  const url = new URL('/api/file/Uploader/document', server.address)
  const answer = await (await fetch(url, { method: 'POST', headers, body })).json()
  const { fileId } = (answer as { data: { fileId: string } }).data
  const { importId } = await client.recordSheets.startImport({ modelId: model.modelId, fileId })
  return { own: { modelId: model.modelId, importId }, client }
}

type Own = Awaited<ReturnType<typeof startImport>>['own']

function storedImport({ importId }: Own) {
  return demo().selectFrom('recordImport').where('id', '=', importId).selectAll().executeTakeFirstOrThrow()
}

async function countRecords(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.id('t_demo', `form_${model.key}`)}`.execute(demo())
  return rows[0]?.count ?? 0
}

async function kill({ child, exited }: RunningProduct): Promise<void> {
  child.kill('SIGKILL')
  await exited
}

/** Ends the lease of the server that died, instead of waiting for it. */
async function endLease({ importId }: Own): Promise<void> {
  const over = new Date(0).toISOString()
  await demo().updateTable('recordImport').set({ leasedUntil: over }).where('id', '=', importId).execute()
}

const stateOf = async (client: Client, own: Own) => (await client.recordSheets.previewImport(own)).state

test('a server killed while it takes rows over leaves whole batches, and the next one adds the rest once', async () => {
  model = await publishModel(office)
  const first = await startProduct(environment)
  const { own, client } = await startImport(first, many)
  await expect.poll(() => stateOf(client, own), patience).toBe('ready')
  await client.recordSheets.commitImport(own)
  await expect.poll(async () => (await storedImport(own)).rowsAdded, patience).toBeGreaterThan(0)
  await kill(first)

  const left = await storedImport(own)
  expect(left).toMatchObject({ state: 'committing', rowsAdded: await countRecords() })
  expect(left.rowsAdded).toBeLessThan(many)
  await endLease(own)
  const next = await signIn(await startProduct(environment))
  await expect.poll(() => stateOf(next.client, own), patience).toBe('done')
  expect([await countRecords(), (await storedImport(own)).rowsAdded]).toEqual([many, many])
})

test('an import that two servers died of is not tried by a third, which says so and stores nothing', async () => {
  model = await publishModel(office)
  const first = await startProduct(environment)
  const { own } = await startImport(first, many)
  await expect.poll(async () => (await storedImport(own)).rowsRead, patience).toBeGreaterThan(0)
  await kill(first)
  await endLease(own)
  const second = await startProduct(environment)
  await expect.poll(async () => (await storedImport(own)).attempts, patience).toBe(2)
  await kill(second)
  await endLease(own)
  const third = await signIn(await startProduct(environment))

  await expect.poll(() => stateOf(third.client, own), patience).toBe('failed')
  expect((await third.client.recordSheets.previewImport(own)).failure).toBe(
    '服务器两次处理这个文件都中断了，已停止导入，请拆分文件或另存后再试',
  )
  expect(await countRecords()).toBe(0)
})
