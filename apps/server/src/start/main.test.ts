import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@signet/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAnsweringServer } from '../../test/index.ts'
import { runProduct, startProduct, stopProducts } from '../../test/product-process.ts'
import { isSignedWith } from '../outside/signing/index.ts'
import { secretKeyFile } from './secret-keys.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'signet-main-'))
})
afterEach(async () => {
  await stopProducts()
  await rm(dataDir, { recursive: true, force: true })
})

test('it starts, prints its address, becomes ready, and stops cleanly on request', async () => {
  const product = await start()

  expect(product.said()).toContain(`  Data      ${dataDir}`)
  expect(product.said()).toMatch(/^ {2}Setup {5}(\w{4}-){3}\w{4} is the code/m)
  expect((await fetch(`${product.address}/api/health/live`)).status).toBe(200)
  expect((await fetch(`${product.address}/api/health/ready`)).status).toBe(200)

  product.child.kill('SIGTERM')
  expect(await product.exited).toBe(0)
  await expect(fetch(`${product.address}/api/health/live`)).rejects.toThrow()
})

test('only the account of the product reads what lies under the data directory', async () => {
  const nested = join(dataDir, 'nested')
  // As older versions made it.
  await mkdir(nested)
  await chmod(nested, 0o755)
  await start({ DATA_DIR: nested, NODE_COMPILE_CACHE: '' })

  const paths = [nested, ...(await readdir(nested, { recursive: true })).map((path) => join(nested, path))]
  const open: string[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (found && (found.mode & 0o077) !== 0) open.push(path)
  }
  expect(paths).toContain(join(nested, 'compiled'))
  expect(paths.length).toBeGreaterThan(10)
  expect(open).toEqual([])
})

test('a webhook made after a start without a key delivers signed after a restart, and the key is never logged', async () => {
  const hearing = Promise.withResolvers<void>()
  const ledger = await openAnsweringServer((_heard, response) => {
    response.writeHead(204).end()
    hearing.resolve()
  })
  const settings = {
    INNER_HOSTS: `127.0.0.1:${ledger.port}`,
    LOG_LEVEL: 'trace',
    FIRST_RUN_CODE: 'first-run-code',
  }
  const first = await start(settings)
  const account = { account: 'boss', password: 'Quiet-Harbour-71' }
  await createClient(fetch, { baseUrl: first.address }).session.createFirstAdministrator({
    ...account,
    code: settings.FIRST_RUN_CODE,
    companyName: 'Acme',
    realName: 'Boss',
  })
  const { id, secret } = await (await signedIn(first.address, account)).webhooks.create({
    name: 'Ledger',
    url: `${ledger.url}/in`,
    events: ['case.approved'],
  })
  first.child.kill('SIGTERM')
  await first.exited
  const second = await start(settings)
  await (await signedIn(second.address, account)).webhooks.test({ id })
  await hearing.promise

  const [delivery] = ledger.heard
  const header = (name: string) => String(delivery?.headers[name])
  const signed = {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    body: delivery?.body ?? '',
  }
  expect(isSignedWith(secret, signed, header('webhook-signature'))).toBe(true)
  const key = (await readFile(secretKeyFile(dataDir), 'utf8')).trim()
  expect(key).toHaveLength(44)
  for (const { said } of [first, second]) {
    expect(said()).not.toContain(key)
    expect(said()).not.toContain(Buffer.from(key, 'base64').toString('hex'))
  }
  await ledger.close()
})

test('it starts again after being killed', async () => {
  const product = await start()
  product.child.kill('SIGKILL')
  await product.exited
  const next = await start()

  expect((await fetch(`${next.address}/api/health/ready`)).status).toBe(200)
})

test('a second process on the same data directory is refused with a sentence, and the first keeps running', async () => {
  const product = await start()
  const second = run({})

  expect(await second.exited).toBe(1)
  expect(second.said()).toBe(
    `The data directory ${dataDir} is in use by another Signet process (pid ${product.child.pid}): stop that one first, or set DATA_DIR to another directory.\n`,
  )
  expect((await fetch(`${product.address}/api/health/ready`)).status).toBe(200)
})

test('it stops when asked to during startup', async () => {
  const product = run({})
  await new Promise((resolve) => product.child.once('spawn', resolve))
  product.child.kill('SIGINT')

  await product.exited
  const next = await start()
  expect((await fetch(`${next.address}/api/health/ready`)).status).toBe(200)
})

test.each([
  [{ SEED: 'demo', HOST: '0.0.0.0' }, /^The passwords of the demo company are public, .*\n$/],
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".\n'],
  [{ SEED: 'maybe' }, 'SEED must be demo or none, not "maybe".\n'],
  [
    { DATABASE_URL: 'postgresql://signet@127.0.0.1:1/none' },
    /^Cannot reach PostgreSQL at DATABASE_URL: .*ECONNREFUSED.*\n$/,
  ],
  [{ DATA_DIR: '/dev/null/data' }, /^Cannot create the data directory \/dev\/null\/data \(ENOTDIR\)/],
])('%o gets one sentence and exit code 1', async (environment, sentence) => {
  const product = run(environment)

  expect(await product.exited).toBe(1)
  expect(product.said()).toEqual(expect.stringMatching(sentence))
  expect(product.said().trim().split('\n')).toHaveLength(1)
})

test('a taken port gets one sentence and exit code 1', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const product = run({ PORT: String(port) })

  expect(await product.exited).toBe(1)
  expect(product.said()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is in use: [^\n]+\n$`))
  other.close()
})

test('a data directory that is not a directory is refused', async () => {
  await writeFile(join(dataDir, 'file'), '')
  const product = run({ DATA_DIR: join(dataDir, 'file') })

  expect(await product.exited).toBe(1)
  expect(product.said()).toMatch(/^Cannot create the data directory .*file \(EEXIST\)/)
})

function start(environment: Readonly<Record<string, string>> = {}) {
  return startProduct({ DATA_DIR: dataDir, ...environment })
}

function run(environment: Readonly<Record<string, string>>) {
  return runProduct({ DATA_DIR: dataDir, ...environment })
}

async function signedIn(baseUrl: string, account: Readonly<{ account: string; password: string }>) {
  const { token } = await createClient(fetch, { baseUrl }).session.login(account)
  return createClient(fetch, { baseUrl, headers: () => ({ Authorization: token }) })
}
