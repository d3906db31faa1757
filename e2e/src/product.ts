import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@signet/client'
import { openEmbedded } from '@signet/db/embedded'
// biome-ignore lint/correctness/useImportExtensions: the launcher is plain JavaScript, for whatever Node starts it
import { heapFlags } from '../../tooling/heap-flags.mjs'

const root = join(import.meta.dirname, '../..')

/** A database server of this run, durable as in production. */
export type Database = Readonly<{ url: string; close: () => Promise<void> }>

export async function openDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-bench-'))
  const { url, stop } = await openEmbedded(folder)
  return {
    url,
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The product in its own process, as in production. */
export type Product = Readonly<{
  address: string
  pid: number
  /** What it printed until it was ready. */
  announcement: string
  /** Returns a client for a session, or without a session. */
  client: (token?: string) => Client
  /** Sends SIGKILL, like a power failure. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}>

/** Creates the first administrator of each product that is started here without a demo company. */
export const firstRunCode = 'BENCH-FIRST-RUN'

type ProductOptions = Readonly<{
  /** Without it the product starts its own PostgreSQL in its data directory. */
  databaseUrl?: string
  dataDir: string
  seed?: 'none' | 'demo'
  port?: number
  /** How far its clock runs ahead of the machine's; for a demo company only. */
  clockAheadMinutes?: number
  /** Further settings of the operator. */
  settings?: Readonly<Record<string, string>>
}>

export async function startProduct({
  databaseUrl,
  dataDir,
  seed = 'none',
  port,
  clockAheadMinutes = 0,
  settings = {},
}: ProductOptions): Promise<Product> {
  const chosen = port ?? (await freePort())
  const address = `http://127.0.0.1:${chosen}`
  const child = spawn(process.execPath, [...heapFlags, join(root, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      PORT: String(chosen),
      SEED: seed,
      FIRST_RUN_CODE: firstRunCode,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      CLOCK_AHEAD_MINUTES: String(clockAheadMinutes),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await untilReady(address, child)

  return {
    address,
    pid: child.pid ?? 0,
    get announcement() {
      return printed
    },
    client: (token) =>
      createClient(fetch, { baseUrl: address, headers: () => (token ? { Authorization: token } : {}) }),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with code ${child.exitCode} before it was ready.`)
    const answer = await fetch(`${address}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await end(child, 'SIGKILL')
  throw new Error('The product was not ready within five minutes.')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback.')
  return address.port
}
