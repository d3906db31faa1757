import { join, resolve } from 'node:path'
import { CannotStart } from '@signet/db'
import { type Config, readConfig } from '../config.ts'

/** A command line of one file and perhaps `--force`. */
export type Order = Readonly<{ config: Config; filesDir: string; file: string; isForced: boolean }>

/** Runs a command for the operator: one sentence and exit code 1 when it cannot be done, a stack only for our own bugs. */
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
