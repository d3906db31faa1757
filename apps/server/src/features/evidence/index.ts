import type { Route } from '../../http/serve.ts'
import { bundleCase } from './bundle-case.ts'
import { exportHistory } from './export-history.ts'
import { printCase } from './print-case.ts'
import { sendEvidence } from './send-evidence.ts'

export { casePages } from './pages/case-pages.ts'
export { tellCases } from './tell-cases.ts'

export const evidence: readonly Route[] = [exportHistory, bundleCase, printCase, sendEvidence]
