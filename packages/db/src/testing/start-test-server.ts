import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../embedded/index.ts'
import { prepareTemplate } from './prepare-template.ts'

export type TestServer = Readonly<{ url: string; stop: () => Promise<void> }>

/**
 * One PostgreSQL for a test run, with a migrated template: the server at `url`, or an embedded one without fsync in a
 * temporary folder, which ends with this process. `stop` drops the databases of the run; on a foreign server the
 * template stays for the next run.
 */
export async function startTestServer(url?: string): Promise<TestServer> {
  const server = url ? { url, stop: async () => undefined } : await startScratch()
  await prepareTemplate(server.url)
  return {
    url: server.url,
    stop: async () => {
      await dropTestDatabases(server.url)
      await server.stop()
    },
  }
}

async function startScratch(): Promise<TestServer> {
  const folder = await mkdtemp(join(await scratchRoot(), 'signet-test-'))
  const { url, stop } = await openEmbedded(folder, { durability: 'scratch' })
  return {
    url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const memory = '/dev/shm'
const enoughMemory = 2_000_000_000

/**
 * Memory, where the system has a file system in it with enough space. A database has 1,800 files, and copying them on a
 * disk for every test file takes ten times the processor time.
 */
async function scratchRoot(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= enoughMemory ? memory : tmpdir()
}

/** Test files close their own databases; the rest belongs to interrupted files. */
async function dropTestDatabases(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [`signet\\_test\\_${process.pid}\\_%`],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.end()
}
