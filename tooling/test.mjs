import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildClients } from './build-clients.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'
import { ensureBrowser } from './test-run/ensure-browser.mjs'
import { runTests } from './test-run/run-tests.mjs'

// Runs all tests; with --server only the server's suite, for a second run against other servers.
const isServerOnly = process.argv.includes('--server')
const journeys = 'e2e/run.ts'

ensureInstalled({ forDevelopment: true })
process.chdir(root)
const CHROMIUM_PATH = isServerOnly || !existsSync(journeys) ? '' : ensureBrowser()

const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
const step = async (args, environment = {}) =>
  exitUnlessGreen(await foreground(pinnedNode, args, { PATH, ...environment }))

if (!isServerOnly) await step(['tooling/check.mjs'])
const { code, flaky, skipped } = await runTests(isServerOnly ? ['--project', 'server'] : [], { PATH })
exitUnlessGreen(code)
if (CHROMIUM_PATH) {
  await buildClients()
  await step(['tooling/script-budgets.mjs'])
  await step([journeys], { CHROMIUM_PATH })
}
if (skipped.length > 0) console.warn(`Skipped ${skipped.length}:\n  ${skipped.join('\n  ')}`)
if (flaky.length > 0) console.warn(`Passed only on a second run, mend first:\n  ${flaky.join('\n  ')}`)

function exitUnlessGreen(status) {
  if (status !== 0) process.exit(status)
}
