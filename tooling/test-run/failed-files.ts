import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Writes the paths of failed test files, as JSON, to the file that FAILED_FILES names, for `run-tests.mjs`. */
export const failedFiles: Reporter = {
  onTestRunEnd: (modules, unhandledErrors) => {
    const path = process.env.FAILED_FILES
    if (!path) return

    const failed = modules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId)
    writeFileSync(path, JSON.stringify(unhandledErrors.length > 0 ? [] : failed))
  },
}
