import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
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
