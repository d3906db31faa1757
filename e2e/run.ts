import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from './src/chromium.ts'
import type { World } from './src/journey.ts'
import { journeys } from './src/journeys/index.ts'
import { freePort, startProduct } from './src/product.ts'

/**
 * The browser journeys: the product as it is started by anybody, with its demo company, and people in real browsers.
 * `node e2e/run.ts [name]`; with KEEP_SCREENSHOTS=1 the pictures of the documentation are made again.
 */
const wanted = process.argv[2]
const dataDir = await mkdtemp(join(tmpdir(), 'signet-journey-'))
const port = await freePort()
/** Secrets can be kept, and other systems of this machine may be told. */
const settings = { SECRET_KEY: randomBytes(32).toString('base64'), INNER_HOSTS: '127.0.0.1' }
const start = () => startProduct({ dataDir, seed: 'demo', port, clockAheadMinutes: ahead, settings })
let ahead = 0
let product = await start()
const browser = await launchChromium()
const world: World = {
  browser,
  get product() {
    return product
  },
  passTime: async (minutes) => {
    await product.stop()
    ahead += minutes
    product = await start()
  },
}
let failed = 0

for (const { name, run } of journeys.filter((journey) => !wanted || journey.name === wanted)) {
  const before = performance.now()
  try {
    await run(world)
    report('passed', name, before)
  } catch (error) {
    failed += 1
    report('FAILED', name, before)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
}

await browser.close()
await product.stop()
await rm(dataDir, { recursive: true, force: true })
process.exitCode = failed === 0 ? 0 : 1

function report(outcome: string, name: string, since: number) {
  process.stdout.write(`${outcome}  ${name}  ${((performance.now() - since) / 1000).toFixed(1)} s\n`)
}
