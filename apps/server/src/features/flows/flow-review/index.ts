import { openBackTest, startBackTest } from './back-test.ts'
import { checkCoverage } from './coverage.ts'
import { listTests, runTests, saveTests, testFromCase } from './flow-tests.ts'
import { compareVersions, listVersions, openVersion } from './versions.ts'

export { watchCoverage } from './coverage.ts'

export const flowReview = [
  checkCoverage,
  startBackTest,
  openBackTest,
  listVersions,
  openVersion,
  compareVersions,
  listTests,
  saveTests,
  runTests,
  testFromCase,
]
