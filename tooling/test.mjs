import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildClients } from './build-clients.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'
import { ensureBrowser } from './test-run/ensure-browser.mjs'
import { runTests } from './test-run/run-tests.mjs'

// Runs all tests; with --server only the server's suite. That suite uses the PostgreSQL at TEST_DATABASE_URL and the
// Redis at REDIS_URL where they are given; screens and journeys always use the product's own PostgreSQL.
const isServerOnly = process.argv.includes('--server')
const journeys = 'e2e/run.ts'

ensureInstalled({ forDevelopment: true })
process.chdir(root)
const CHROMIUM_PATH = isServerOnly || !existsSync(journeys) ? '' : ensureBrowser()

const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
/** What Node compiled is shared by all processes and threads of a run. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')
const { TEST_DATABASE_URL, REDIS_URL } = process.env
const embedded = { PATH, NODE_COMPILE_CACHE, TEST_DATABASE_URL: undefined, REDIS_URL: undefined }
const skipped = new Set()
const flaky = []

if (!isServerOnly) {
  await step(['tooling/check.mjs'])
  await tests(['engine', 'light', 'screen'], embedded)
}
console.log(`The server suite: PostgreSQL ${TEST_DATABASE_URL ?? 'embedded'}, Redis ${REDIS_URL ?? 'none'}`)
await tests(['server'], { ...embedded, TEST_DATABASE_URL, REDIS_URL })
if (CHROMIUM_PATH) {
  await buildClients()
  await step(['tooling/script-budgets.mjs'])
  await step([journeys], { CHROMIUM_PATH })
}
if (skipped.size > 0) console.warn(`Skipped ${skipped.size}:\n  ${[...skipped].join('\n  ')}`)
if (flaky.length > 0) console.warn(`Passed only on a second run, mend first:\n  ${flaky.join('\n  ')}`)

async function step(args, more = {}) {
  exitUnlessGreen(await foreground(pinnedNode, args, { ...embedded, ...more }))
}

async function tests(projects, environment) {
  const names = projects.flatMap((name) => ['--project', name])
  const run = await runTests(names, environment)
  exitUnlessGreen(run.code)
  for (const name of run.skipped) skipped.add(name)
  flaky.push(...run.flaky)
}

function exitUnlessGreen(status) {
  if (status !== 0) process.exit(status)
}
