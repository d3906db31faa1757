import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@signet/e2e/chromium'
import { openDatabase, type Product, startProduct } from '@signet/e2e/product'
import type { CDPSession, Page } from 'playwright-core'
import type { Measurement } from '../figure.ts'
import { percentile } from '../timing.ts'

const visits = 5

/**
 * The home tab of the demo company on a phone-sized page with an empty cache and the CPU slowed four times: bytes and
 * time.
 */
export const home: Measurement = {
  name: 'home',
  about: 'JavaScript to a usable home tab, and the time to it on a four times slower CPU',
  run: async () => {
    const database = await openDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-files-'))
    const product = await startProduct({ databaseUrl: database.url, dataDir, seed: 'demo' })
    const browser = await launchChromium()
    try {
      const { token } = await product.client().session.login({ account: 'employee', password: 'signet-demo' })
      const results: Visit[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
        await context.addInitScript((value) => localStorage.setItem('token', value), token)
        results.push(await visitHome(await context.newPage(), product))
        await context.close()
      }
      return figures(results)
    } finally {
      await browser.close()
      await product.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

type Visit = Readonly<{ scriptBytes: number; milliseconds: number }>

async function visitHome(page: Page, { address }: Product): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes = countScripts(session)
  await session.send('Network.enable')

  const before = performance.now()
  await page.goto(`${address}/pages/index/index`, { waitUntil: 'commit' })
  await page.getByTestId('launchable-flow').first().waitFor()
  const milliseconds = performance.now() - before
  return { scriptBytes: bytes(), milliseconds }
}

/** Counts the bytes of scripts as transferred. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>()
  let total = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength
  })
  return () => total
}

function figures(results: readonly Visit[]) {
  const kilobytes = percentile(
    results.map(({ scriptBytes }) => scriptBytes / 1024),
    50,
  )
  const milliseconds = percentile(
    results.map(({ milliseconds: time }) => time),
    50,
  )
  return [
    {
      id: 'home.scripts',
      value: kilobytes,
      unit: 'KB (wire)',
      beside: '',
      ratio: null,
      aim: '200 KB and less',
      met: kilobytes <= 200,
    },
    {
      id: 'home.usable',
      value: milliseconds,
      unit: 'ms',
      beside: '',
      ratio: null,
      aim: 'under 1,500 ms',
      met: milliseconds < 1500,
    },
  ]
}
