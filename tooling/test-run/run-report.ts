import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes which test files failed and which tests were skipped to the JSON file RUN_REPORT, for `run-tests.mjs`. */
export const runReport: Reporter = {
  onTestRunEnd: (modules, unhandledErrors) => {
    const path = process.env.RUN_REPORT
    if (!path) return

    const failed = modules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId)
    const report = { failed: unhandledErrors.length > 0 ? [] : failed, skipped: modules.flatMap(skippedIn) }
    writeFileSync(path, JSON.stringify(report))
  },
}

/** Names say what is missing. */
function skippedIn({ children }: TestModule): string[] {
  return Array.from(children.allTests('skipped'), ({ fullName }) => fullName)
}
