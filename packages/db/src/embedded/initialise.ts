import { spawn } from 'node:child_process'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CannotStart } from '../cannot-start.ts'
import { type Cluster, emptySibling } from './cluster.ts'

const embeddedVersion = '18'

/** Makes the cluster beside its place and moves it there when it is complete, so that an interrupted start leaves nothing. */
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

/** No password lies around: the kernel tells PostgreSQL who is at the socket, and only the product's user and root get in. */
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
