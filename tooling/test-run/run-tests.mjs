import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { foreground, pinnedNode, root } from '../pinned-node.mjs'

/** More failed files than this are not chance, and repeating them would take longer than the run itself. */
const mostToRepeat = 10

/**
 * Runs Vitest, then repeats each failed test file once on its own. Returns the exit code, the files that passed only on
 * the second run, and the names of the tests that were skipped. A run that fails outside a test file, or in too many files, is not repeated.
 */
export async function runTests(args, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'signet-tests-'))
  const path = join(folder, 'report.json')
  const vitest = (...more) =>
    foreground(pinnedNode, ['node_modules/vitest/vitest.mjs', 'run', ...more], {
      ...environment,
      RUN_REPORT: path,
    })
  try {
    const code = await vitest(...args)
    const { failed, skipped } = readReport(path)
    if (code === 0 || failed.length === 0 || failed.length > mostToRepeat) return { code, flaky: [], skipped }

    return { ...(await repeat(failed, (file) => vitest(file, '--maxWorkers=1'))), skipped }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function repeat(paths, run) {
  for (const path of paths) {
    console.log(`\nOnce more, by itself: ${path}`)
    const code = await run(path)
    if (code !== 0) return { code, flaky: [] }
  }
  return { code: 0, flaky: paths }
}

function readReport(path) {
  try {
    const { failed, skipped } = JSON.parse(readFileSync(path, 'utf8'))
    return { failed: failed.map((file) => relative(root, file)), skipped }
  } catch {
    return { failed: [], skipped: [] }
  }
}
