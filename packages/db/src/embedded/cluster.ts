import { existsSync } from 'node:fs'
import { chown, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { canReach } from './can-reach.ts'
import { type Binaries, findBinaries } from './find-binaries.ts'
import { type SystemUser, systemUser } from './system-user.ts'

/** A PostgreSQL data directory, the programs for it and their user. */
export type Cluster = Readonly<{
  /** Absolute, without symbolic links. */
  folder: string
  /** How PostgreSQL names the folder: it may be unable to walk there, but can be put there. */
  ownName: string
  log: string
  user: SystemUser
  binaries: Binaries
}>

/** Says how to run the cluster of a data directory (which exists); the cluster itself may have to be made yet. */
export async function findCluster(dataDir: string): Promise<Cluster> {
  const home = await realpath(dataDir)
  const folder = join(home, 'postgres')
  const user = systemUser(folder)
  return {
    folder,
    ownName: ownName(folder, user),
    log: join(home, 'postgres.log'),
    user,
    binaries: await findBinaries(user),
  }
}

/** The same cluster under another name beside it, as a new empty folder of its user. */
export async function emptySibling(cluster: Cluster, suffix: string): Promise<Cluster> {
  const folder = `${cluster.folder}${suffix}`
  await mkdir(folder, { mode: 0o700 })
  const { uid, gid } = cluster.user
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)

  return { ...cluster, folder, ownName: cluster.ownName === cluster.folder ? folder : cluster.ownName }
}

/** In a folder behind closed ones (/root/signet/data) a process can live and work, if it is started inside it. */
function ownName(folder: string, user: SystemUser): string {
  if (canReach(user, folder)) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'

  throw new CannotStart(
    `PostgreSQL does not run as root, and its user cannot access ${folder}: start Signet as another user, or set DATA_DIR to a directory other users can access.`,
  )
}
