import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, statSync, truncateSync } from 'node:fs'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart, type Cluster, emptySibling } from './cluster.ts'

export type Durability = 'durable' | 'scratch'

export type Postgres = Readonly<{ exited: Promise<void>; stop: () => Promise<void> }>

const settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  // A backup locks every table of every tenant at once.
  max_locks_per_transaction: '256',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  cluster_name: 'signet',
}

const durabilities = {
  durable: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
  scratch: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' },
}

const largestLog = 20_000_000
const patience = 300_000

/** Starts the server and waits until it answers at `url`, including crash recovery. */
export async function runPostgres(cluster: Cluster, url: string, durability: Durability): Promise<Postgres> {
  const child = start(cluster, durability)
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  )
  const guard = guardOf(child, cluster)
  void exited.then(() => guard.kill('SIGKILL'))

  await untilReady(child, exited, url, cluster.log)
  return {
    exited,
    stop: async () => {
      child.kill('SIGINT')
      await exited
    },
  }
}

/** In its own session, so that Ctrl-C reaches only the product, which stops its work before the database. */
function start(
  { folder, ownName, log: logFile, user, binaries }: Cluster,
  durability: Durability,
): ChildProcess {
  const options = Object.entries({ ...settings, ...durabilities[durability] })
  const log = openLog(logFile)
  try {
    return spawn(
      binaries.postgres,
      ['-D', ownName, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...user,
        cwd: folder,
        detached: true,
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', log, log],
      },
    )
  } finally {
    closeSync(log)
  }
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) truncateSync(file)
  return openSync(file, 'a', 0o600)
}

/** Stops PostgreSQL when its pipe closes, however this process dies. */
function guardOf(postgres: ChildProcess, { user }: Cluster): ChildProcess {
  return spawn('/bin/sh', ['-c', 'cat > /dev/null; kill -INT "$1"', 'guard', String(postgres.pid)], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

async function untilReady(
  child: ChildProcess,
  exited: Promise<void>,
  url: string,
  log: string,
): Promise<void> {
  const gone = exited.then(() => true)
  for (let waited = 0; waited < patience; waited += 20) {
    if (await answers(url)) return
    if (await Promise.race([gone, after(20, false)]))
      throw new CannotStart(`PostgreSQL did not start (exit code ${child.exitCode ?? 'none'}): see ${log}.`)
  }
  child.kill('SIGINT')
  throw new CannotStart(`PostgreSQL did not become ready in time: see ${log}.`)
}

/** Retries both while it is not listening and while it is recovering. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const embeddedVersion = '18'

/**
 * Creates the cluster under a temporary name and renames it when complete, so that an interrupted start leaves
 * nothing.
 */
export async function initialise(cluster: Cluster): Promise<void> {
  const { folder } = cluster
  const entries = await readdir(folder).catch((): string[] => [])
  if (!entries.includes('PG_VERSION')) {
    if (entries.length > 0)
      throw new CannotStart(
        `${folder} contains files but no PostgreSQL cluster: set DATA_DIR to another directory, or restore a backup.`,
      )
    await rm(`${folder}.new`, { recursive: true, force: true })
    await runInitdb(await emptySibling(cluster, '.new'))
    await rename(`${folder}.new`, folder)
  }
  refuseOtherVersion(folder, (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim())
  await admitOnlyUs(cluster)
}

function refuseOtherVersion(folder: string, version: string): void {
  if (version !== embeddedVersion)
    throw new CannotStart(
      `${folder} was created by PostgreSQL ${version}, but this version of Signet includes PostgreSQL ${embeddedVersion}: back up with the previous version, then restore with this one.`,
    )
}

async function runInitdb({ folder, ownName, user, binaries }: Cluster): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${ownName}`,
      '--username=signet',
      '--auth=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--text-search-config=simple',
    ],
    {
      ...user,
      cwd: folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [code, said] = await Promise.all([ended, text(child.stderr), text(child.stdout)])
  if (code !== 0) throw new CannotStart(`PostgreSQL could not initialize ${folder}: ${lastLines(said)}`)
}

/** No password: the kernel identifies the peer of the socket, and only the product's user and root may connect. */
async function admitOnlyUs({ folder, user }: Cluster): Promise<void> {
  await replace(join(folder, 'pg_hba.conf'), 'local all signet peer map=product\n', user)
  await replace(
    join(folder, 'pg_ident.conf'),
    `product "${userInfo().username}" signet\nproduct root signet\n`,
    user,
  )
}

async function replace(file: string, content: string, { uid, gid }: Cluster['user']): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) await chown(`${file}.new`, uid, gid)
  await rename(`${file}.new`, file)
}

function lastLines(said: string): string {
  return said.trim().split('\n').slice(-3).join(' ')
}
