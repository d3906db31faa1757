import { coverage } from './coverage.ts'
import { openBackTest } from './open-back-test.ts'
import { startBackTest } from './start-back-test.ts'
import { runTests, saveTests, testFromCase, tests } from './tests.ts'
import { compare, version, versions } from './versions.ts'

export { watchCoverage } from './watch-coverage.ts'

export const flowReview = [
  coverage,
  startBackTest,
  openBackTest,
  versions,
  version,
  compare,
  tests,
  saveTests,
  runTests,
  testFromCase,
]
