import type { Route } from '../../http/serve.ts'
import { openCaseSheet } from './case-sheet.ts'
import { bundleCase, exportHistory, printCase } from './link-evidence.ts'
import { seals } from './seals/index.ts'
import { sendEvidence } from './send-evidence.ts'

export { casePages } from './case-pages.ts'
export { allSeals, mayUse, offeredAtStep, prepareSeal, recordSeal } from './seals/index.ts'
export { streamCaseHistories } from './tell-cases.ts'

export const evidence: readonly Route[] = [
  exportHistory,
  bundleCase,
  openCaseSheet,
  printCase,
  sendEvidence,
  ...seals,
]
