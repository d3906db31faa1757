import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { CannotStart, type Cluster, findCluster } from './cluster.ts'
import { birthOf, livingHolder, lockFolder } from './lock-folder.ts'
import { type Durability, initialise, type Postgres, runPostgres } from './run-postgres.ts'

export type Embedded = Readonly<{
  /** For openDb: a socket in the data directory that only this system user may use. */
  url: string
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. Then the directory is free. */
  stop: () => Promise<void>
}>

export type EmbeddedOptions = Readonly<{
  /** `scratch` is for tests: no fsync. */
  durability?: Durability
  /** PostgreSQL died under us and could not be started again. */
  onLost?: (reason: unknown) => void
}>

/**
 * The product's own PostgreSQL in `<dataDir>/postgres`: made at the first start, durable, without a network port,
 * never as root, started again if it dies, stopped if this process dies.
 * Throws CannotStart (one sentence) when another living process has the directory or the machine cannot run it.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
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
): Promise<Embedded> {
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
 * A product that was killed leaves its PostgreSQL running or a postmaster.pid behind. The caller holds the data
 * directory, so a living server in it belongs to nobody: it is stopped (fast shutdown, nothing committed is lost).
 * A pid file of a dead one goes too, since its number may be somebody else's by now.
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

/** PostgreSQL lives in its data directory, so the kernel knows; without /proc the name of the program must do. */
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
 * The embedded PostgreSQL for a task beside the product, such as a backup: the one that runs, or else one of its own.
 * Throws CannotStart where there is no database yet.
 */
export async function attachEmbedded(dataDir: string): Promise<Embedded> {
  const folder = resolve(dataDir)
  const cluster = join(folder, 'postgres')
  if (!existsSync(cluster)) throw new CannotStart(`No Signet database found in ${folder}.`)
  if (!livingHolder(folder)) return openEmbedded(folder)

  const socket = socketFolder(cluster)
  return { url: embeddedUrl(socket), stop: async () => socket.remove() }
}

/** No password: the kernel says who is at the socket. */
function embeddedUrl({ path }: SocketFolder): string {
  return `postgresql://signet@localhost/postgres?host=${encodeURIComponent(path)}`
}

/** The kernel takes 107 bytes for the name of a socket (103 on macOS); PostgreSQL's own part is 14. */
const longest = 85

type SocketFolder = Readonly<{ path: string; remove: () => void }>

/** A name for the cluster's folder that is short enough to connect to: itself, or a private link to it. */
function socketFolder(cluster: string): SocketFolder {
  if (Buffer.byteLength(cluster) <= longest) return { path: cluster, remove: () => undefined }

  const shelter = mkdtempSync(join(tmpdir(), 'signet-'))
  const path = join(shelter, 'pg')
  symlinkSync(cluster, path)
  return { path, remove: () => rmSync(shelter, { recursive: true, force: true }) }
}
