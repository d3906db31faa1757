import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Entrant, entrants } from './entrants.ts'

const run = promisify(execFile)
const flags = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund']

/** A place outside the repository, named after the pinned list: another list is installed anew. */
export function cacheFolder(): string {
  const list = JSON.stringify(entrants.map(({ packages }) => packages))
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 12)
  return join(homedir(), '.cache', 'signet-bench', `forms-${hash}`)
}

/** Where the packages of an entrant are installed. */
export function installedIn({ page }: Entrant): string {
  return join(cacheFolder(), page)
}

/** Fetches what the others are made of, once. */
export async function installPeers(): Promise<void> {
  for (const entrant of entrants) {
    const folder = installedIn(entrant)
    const note = join(folder, 'installed')
    if (entrant.isOurs || existsSync(note)) continue

    await mkdir(folder, { recursive: true })
    await run('npm', ['install', '--prefix', folder, ...flags, ...entrant.packages], { cwd: folder })
    await writeFile(note, '')
  }
}
