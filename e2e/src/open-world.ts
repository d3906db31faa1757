import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from './chromium.ts'
import type { Journey, World } from './journey.ts'
import { freePort, startProduct } from './product.ts'

/** Starts a new demo company and a browser. `more` are settings of the operator by the address of the product. */
export async function openWorld(
  more: Journey['settings'] = () => ({}),
): Promise<World & { close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-journey-'))
  const port = await freePort()
  /** Allows secrets, and calls to other systems on this machine. */
  const settings = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    INNER_HOSTS: '127.0.0.1',
    ...more(`http://127.0.0.1:${port}`),
  }
  const start = () => startProduct({ dataDir, seed: 'demo', port, clockAheadMinutes: ahead, settings })
  let ahead = 0
  let product = await start()
  const browser = await launchChromium()

  return {
    browser,
    get product() {
      return product
    },
    passTime: async (minutes) => {
      await product.stop()
      ahead += minutes
      product = await start()
    },
    close: async () => {
      await browser.close()
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
