import { flushCompileCache } from 'node:module'
import { setTimeout as after } from 'node:timers/promises'
import { CannotStart } from '@signet/db'
import { keepCompiled } from './start/compile-cache.ts'
import { type Config, readConfig } from './start/config.ts'
import type { Product } from './start/start-product.ts'

// Whatever the product writes holds data of its users, so only its own account may read it.
process.umask(0o077)

const patience = 2000
let starting: Promise<Product> | undefined
let isStopping = false

try {
  const config = readConfig(process.env)
  listenForTheEnd()
  starting = start(config)
  process.stdout.write((await starting).announcement)
  // A process that is killed later writes nothing.
  flushCompileCache()
} catch (error) {
  giveUp(error)
}

/** The product is loaded only now, so that a wrong setting is named at once. */
async function start(config: Config): Promise<Product> {
  keepCompiled(config.dataDir)
  const { startProduct } = await import('./start/start-product.ts')
  return startProduct(config, giveUp)
}

/**
 * Ctrl-C arrives twice (from the terminal and from npm), and a dead supervisor shows only by its closed
 * channel.
 */
function listenForTheEnd(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  process.on('disconnect', () => void stop())
}

async function stop(): Promise<void> {
  if (isStopping) return

  isStopping = true
  try {
    // A first start may take long to seed; the next start redoes what is unfinished.
    const product = await Promise.race([starting, after(patience)])
    await product?.stop()
    process.exit(0)
  } catch (error) {
    giveUp(error)
  }
}

/** Prints a sentence for the operator, or a stack for a bug of ours. */
function giveUp(reason: unknown): void {
  const isOurs = !(reason instanceof CannotStart)
  process.stderr.write(
    `${isOurs && reason instanceof Error ? reason.stack : String((reason as Error).message)}\n`,
  )
  process.exit(1)
}
