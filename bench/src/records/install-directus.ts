import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const version = '11.3.5'
/** The newest of those that it is made for; its sandbox is compiled for the Node that installs it. */
const node = '20.20.2'
const flags = ['--save-exact', '--no-audit', '--no-fund']

export const directusTitle = `Directus ${version}`

/** Directus in a place outside the repository, with a Node of its own. */
export type Directus = Readonly<{ node: string; script: string }>

/** Fetches it once. Compiling its sandbox takes minutes where none is ready made. */
export async function installDirectus(): Promise<Directus> {
  const folder = join(homedir(), '.cache', 'signet-bench', `records-directus-${version}-node-${node}`)
  const bin = join(folder, 'node', 'node_modules', '.bin')
  const note = join(folder, 'installed')
  if (!existsSync(note)) {
    await install(join(folder, 'node'), [`node@${node}`], process.env)
    const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` }
    await install(join(folder, 'directus'), [`directus@${version}`], environment)
    await writeFile(note, '')
  }
  const script = join(folder, 'directus', 'node_modules', 'directus', 'cli.js')
  return { node: join(bin, 'node'), script }
}

async function install(
  folder: string,
  packages: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--prefix', folder, ...flags, ...packages], {
    cwd: folder,
    env,
    maxBuffer: 1e8,
  })
}
