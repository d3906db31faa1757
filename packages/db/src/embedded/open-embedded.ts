import { resolve } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { type Cluster, findCluster } from './cluster.ts'
import { embeddedUrl } from './embedded-url.ts'
import { initialise } from './initialise.ts'
import { lockFolder } from './lock-folder.ts'
import { type Durability, type Postgres, runPostgres } from './run-postgres.ts'
import { socketFolder } from './socket-folder.ts'
import { stopLeftover } from './stop-leftover.ts'

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
