import { openBackTest, startBackTest } from './back-test.ts'
import { coverage } from './coverage.ts'
import { runTests, saveTests, testFromCase, tests } from './flow-tests.ts'
import { compare, version, versions } from './versions.ts'

export { watchCoverage } from './coverage.ts'

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
