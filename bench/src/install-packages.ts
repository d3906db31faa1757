import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const always = ['--save-exact', '--no-audit', '--no-fund']

type Way = Readonly<{ flags?: readonly string[]; env?: Readonly<Record<string, string | undefined>> }>

/** Fetches packages, each with its version, into a folder. */
export async function installPackages(
  folder: string,
  packages: readonly string[],
  { flags = [], env = process.env }: Way = {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const words = ['install', '--prefix', folder, ...always, ...flags, ...packages]
  await run('npm', words, { cwd: folder, env, maxBuffer: 1e8 })
}

/** Fills a folder of the cache; one that was filled to the end stays as it is. */
export async function installOnce(folder: string, fill: () => Promise<void>): Promise<void> {
  const note = join(folder, 'installed')
  if (existsSync(note)) return

  await mkdir(folder, { recursive: true })
  await fill()
  await writeFile(note, '')
}

/** A place outside the repository for what is compared with. */
export function cacheFolder(name: string): string {
  return join(homedir(), '.cache', 'signet-bench', name)
}
