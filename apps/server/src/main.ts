import { setTimeout as after } from 'node:timers/promises'
import { CannotStart } from '@signet/db'
import { readConfig } from './config.ts'
import { type Product, startProduct } from './start-product.ts'

const patience = 2000
let starting: Promise<Product> | undefined
let isStopping = false

try {
  const config = readConfig(process.env)
  listenForTheEnd()
  starting = startProduct(config, giveUp)
  process.stdout.write((await starting).announcement)
} catch (error) {
  giveUp(error)
}

/** Ctrl-C reaches us twice (from the terminal and from npm), and a supervisor that has died cannot say so but by silence. */
function listenForTheEnd(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  process.on('disconnect', () => void stop())
}

async function stop(): Promise<void> {
  if (isStopping) return

  isStopping = true
  try {
    // A first start may be telling months of history. Whatever is half-made then, the next start makes anew.
    const product = await Promise.race([starting, after(patience)])
    await product?.stop()
    process.exit(0)
  } catch (error) {
    giveUp(error)
  }
}

/** A sentence for the operator, a stack for a bug of ours. */
function giveUp(reason: unknown): void {
  const isOurs = !(reason instanceof CannotStart)
  process.stderr.write(
    `${isOurs && reason instanceof Error ? reason.stack : String((reason as Error).message)}\n`,
  )
  process.exit(1)
}
