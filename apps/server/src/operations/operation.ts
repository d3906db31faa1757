import { join, resolve } from 'node:path'
import { CannotStart } from '@signet/db'
import { type Config, readConfig } from '../start/config.ts'

/** Command line of one file and an optional `--force`. */
export type Order = Readonly<{ config: Config; filesDir: string; file: string; isForced: boolean }>

/**
 * Runs an operator's command; prints one sentence and exits with 1 on an expected failure, a stack only for
 * bugs.
 */
export async function operation(usage: string, work: (order: Order) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readOrder(usage)))
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  }
}

function readOrder(usage: string): Order {
  const words = process.argv.slice(2)
  const [file, ...rest] = words.filter((word) => word !== '--force')
  if (!file || rest.length > 0 || file.startsWith('-')) throw new CannotStart(usage)

  const config = readConfig(process.env)
  return {
    config,
    filesDir: join(config.dataDir, 'files'),
    file: resolve(process.env['INIT_CWD'] ?? '.', file),
    isForced: words.includes('--force'),
  }
}
