import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildClients } from './build-clients.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'

// Everything there is to test; with --server only the server's suite (for a second run against other servers).
const isServerOnly = process.argv.includes('--server')
const journeys = 'e2e/run.ts'

ensureInstalled()
process.chdir(root)
const CHROMIUM_PATH = isServerOnly || !existsSync(journeys) ? '' : ensureBrowser()

if (!isServerOnly) await step(['tooling/check.mjs'])
await step(['node_modules/vitest/vitest.mjs', 'run', ...(isServerOnly ? ['--project', 'server'] : [])])
if (CHROMIUM_PATH) {
  await buildClients()
  await step([journeys], { CHROMIUM_PATH })
}

async function step(args, environment = {}) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const code = await foreground(pinnedNode, args, { PATH: path, ...environment })
  if (code !== 0) process.exit(code)
}
