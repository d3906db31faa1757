import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { productRoot } from '../src/start/product.ts'

export type ProductProcess = Readonly<{
  child: ChildProcess
  said: () => string
  exited: Promise<number | null>
}>

export type RunningProduct = ProductProcess & Readonly<{ address: string }>

type Environment = Readonly<Record<string, string>> & Readonly<{ DATA_DIR: string }>

const running: ChildProcess[] = []
/** Shared, since the data directory of a test is new. */
const compiled = join(productRoot, 'node_modules/.cache/node')

/** Runs the product as an operator does, in a process of its own, until `stopProducts`. */
export function runProduct(environment: Environment): ProductProcess {
  const { DATABASE_URL: _, REDIS_URL: __, ...own } = process.env
  const child = spawn(
    join(productRoot, 'node_modules/.bin/node'),
    [join(import.meta.dirname, '../src/main.ts')],
    {
      env: { NODE_COMPILE_CACHE: compiled, ...own, PORT: '0', SEED: 'none', ...environment },
    },
  )
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said: () => said, exited }
}

/** Does the same and waits until it prints its address. */
export async function startProduct(environment: Environment): Promise<RunningProduct> {
  const product = runProduct(environment)
  const address = await Promise.race([
    addressSaidBy(product),
    product.exited.then(() => Promise.reject(new Error(product.said()))),
  ])
  return { ...product, address }
}

async function addressSaidBy({ child, said }: ProductProcess): Promise<string> {
  for (;;) {
    const [, address] = /Staff\s+(http:\S+)\//.exec(said()) ?? []
    if (address) return address
    await once(child.stdout ?? child, 'data')
  }
}

export async function stopProducts(): Promise<void> {
  const alive = running
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  const gone = alive.map((child) => once(child, 'exit'))
  for (const child of alive) child.kill('SIGTERM')
  await Promise.all(gone)
}
