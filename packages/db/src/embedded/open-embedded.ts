import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { CannotStart, type Cluster, findCluster } from './cluster.ts'
import { birthOf, findRunningHolder, lockFolder } from './lock-folder.ts'
import { type Durability, initialise, type Postgres, runPostgres } from './run-postgres.ts'

export type EmbeddedServer = Readonly<{
  /** For openDb: a socket in the data directory, accessible to this system user only. */
  url: string
  /** Fast shutdown: rolls back open transactions, keeps everything committed, then unlocks the directory. */
  stop: () => Promise<void>
}>

export type EmbeddedOptions = Readonly<{
  /** `scratch` is for tests: no fsync. */
  durability?: Durability
  /** PostgreSQL died and could not be restarted. */
  onLost?: (reason: unknown) => void
}>

/**
 * Opens the product's own PostgreSQL in `<dataDir>/postgres`: created on first start, durable, without a network
 * port, never as root, restarted if it dies, stopped if this process dies. Throws CannotStart (one sentence) when
 * another process holds the directory or the machine cannot run it.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  if (process.platform === 'win32')
    throw new CannotStart(
      'The embedded PostgreSQL needs Linux or macOS: on Windows, set DATABASE_URL to a PostgreSQL server.',
    )

  const folder = resolve(dataDir)
  const release = await lockFolder(folder)
  try {
    const cluster = await findCluster(folder)
    await stopLeftover(cluster.folder)
    await initialise(cluster)
    return await supervise(cluster, release, options)
  } catch (error) {
    release()
    throw error
  }
}

async function supervise(
  cluster: Cluster,
  release: () => void,
  { durability = 'durable', onLost = () => undefined }: EmbeddedOptions,
): Promise<EmbeddedServer> {
  const socket = socketFolder(cluster.folder)
  const url = embeddedUrl(socket)
  let isStopping = false
  let postgres = runPostgres(cluster, url, durability)

  const keepAlive = async ({ exited }: Postgres): Promise<void> => {
    await exited
    if (isStopping) return

    await stopLeftover(cluster.folder)
    postgres = runPostgres(cluster, url, durability)
    await keepAlive(await postgres)
  }

  const first = await postgres
  void keepAlive(first).catch(onLost)

  return {
    url,
    stop: async () => {
      isStopping = true
      await (await postgres).stop()
      socket.remove()
      release()
    },
  }
}

const patience = 60_000

/**
 * A killed product leaves PostgreSQL running or a postmaster.pid behind. The caller holds the directory, so a running
 * server is an orphan and is stopped (fast shutdown). A stale pid file is removed, because its pid may be reused.
 */
async function stopLeftover(folder: string): Promise<void> {
  const pid = pidIn(folder)
  if (pid === undefined) return

  if (isServerOf(folder, pid)) {
    const birth = birthOf(pid)
    process.kill(pid, 'SIGINT')
    for (let waited = 0; birthOf(pid) === birth && waited < patience; waited += 20) await after(20)
    if (birthOf(pid) === birth)
      throw new CannotStart(
        `PostgreSQL from an earlier run (pid ${pid}) does not stop in ${folder}: stop it manually and start again.`,
      )
  }
  for (const file of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(folder, file), { force: true })
}

function pidIn(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** The working directory of PostgreSQL is its data directory; without /proc, the program name is compared. */
function isServerOf(folder: string, pid: number): boolean {
  if (birthOf(pid) === undefined) return false
  if (process.platform === 'linux') return readlink(`/proc/${pid}/cwd`) === folder

  return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }))
}

function readlink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/**
 * Opens the embedded PostgreSQL for a separate task such as a backup: the running one, or its own. Throws CannotStart
 * when there is no database yet.
 */
export async function attachEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const folder = resolve(dataDir)
  const cluster = join(folder, 'postgres')
  if (!existsSync(cluster)) throw new CannotStart(`No Signet database found in ${folder}.`)
  if (!findRunningHolder(folder)) return openEmbedded(folder)

  const socket = socketFolder(cluster)
  return { url: embeddedUrl(socket), stop: async () => socket.remove() }
}

/** No password: the kernel identifies the peer of the socket. */
function embeddedUrl({ path }: SocketFolder): string {
  return `postgresql://signet@localhost/postgres?host=${encodeURIComponent(path)}`
}

/** Socket names are limited to 107 bytes (103 on macOS), of which PostgreSQL needs 14. */
const longest = 85

type SocketFolder = Readonly<{ path: string; remove: () => void }>

/** A path to the cluster that is short enough for a socket: the folder, or a private link to it. */
function socketFolder(cluster: string): SocketFolder {
  if (Buffer.byteLength(cluster) <= longest) return { path: cluster, remove: () => undefined }

  const shelter = mkdtempSync(join(tmpdir(), 'signet-'))
  const path = join(shelter, 'pg')
  symlinkSync(cluster, path)
  return { path, remove: () => rmSync(shelter, { recursive: true, force: true }) }
}
