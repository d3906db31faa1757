import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Bytes of output that an installation may print. */
const outputLimit = 100_000_000
const always = ['--save-exact', '--no-audit', '--no-fund']

type InstallOptions = Readonly<{
  flags?: readonly string[]
  env?: Readonly<Record<string, string | undefined>>
}>

/** Installs packages with pinned versions into a folder. */
export async function installPackages(
  folder: string,
  packages: readonly string[],
  { flags = [], env = process.env }: InstallOptions = {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const args = ['install', '--prefix', folder, ...always, ...flags, ...packages]
  await run('npm', args, { cwd: folder, env, maxBuffer: outputLimit })
}

/** Fills a cache folder unless it was already filled completely. */
export async function installOnce(folder: string, fill: () => Promise<void>): Promise<void> {
  const note = join(folder, 'installed')
  if (existsSync(note)) return

  await mkdir(folder, { recursive: true })
  await fill()
  await writeFile(note, '')
}

/** Returns a folder outside the repository for a peer. */
export function cacheFolder(name: string): string {
  return join(homedir(), '.cache', 'signet-bench', name)
}
