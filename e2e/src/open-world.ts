import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launchChromium } from './chromium.ts'
import type { Journey, World } from './journey.ts'
import { freePort, startProduct } from './product.ts'

type OpenWorld = World & Readonly<{ close: () => Promise<void> }>

export type Worlds = Readonly<{
  /** Starts a demo company and a browser; `more` are settings of the operator by the address of the product. */
  open: (more?: Journey['settings']) => Promise<OpenWorld>
  close: () => Promise<void>
}>

/** The demo companies of one run begin as copies of one that was seeded, because seeding takes much longer. */
export function createWorlds(): Worlds {
  const SECRET_KEY = randomBytes(32).toString('base64')
  let seeded: Promise<string> | undefined

  return {
    open: async (more = () => ({})) => {
      seeded ??= seedCompany({ SECRET_KEY })
      const dataDir = await copyOf(await seeded)
      const port = await freePort()
      /** Allows secrets, and calls to other systems on this machine. */
      const settings = { SECRET_KEY, INNER_HOSTS: '127.0.0.1', ...more(`http://127.0.0.1:${port}`) }
      return openWorld({ dataDir, port, settings })
    },
    close: async () => {
      if (seeded) await remove(await seeded)
    },
  }
}

type Settings = Readonly<Record<string, string>>

/** Returns the data directory of a new demo company that is not running. */
async function seedCompany(settings: Settings): Promise<string> {
  const dataDir = await newFolder()
  const product = await startProduct({ dataDir, seed: 'demo', settings })
  await product.stop()
  return dataDir
}

/** With owners and modes: as root the database belongs to a user of its own, and starts for no other. */
async function copyOf(folder: string): Promise<string> {
  const copy = await newFolder()
  await promisify(execFile)('cp', ['-Rp', `${folder}/.`, copy])
  return copy
}

type Place = Readonly<{ dataDir: string; port: number; settings: Settings }>

async function openWorld({ dataDir, port, settings }: Place): Promise<OpenWorld> {
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
      await remove(dataDir)
    },
  }
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'signet-journey-'))
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
