import type { Route } from '../../http/serve.ts'
import { bundleCase } from './bundle-case.ts'
import { exportHistory } from './export-history.ts'
import { sendEvidence } from './send-evidence.ts'

export { caseLines } from './bundle/bundle-lines.ts'
export { tellCases } from './tell-cases.ts'

export const evidence: readonly Route[] = [exportHistory, bundleCase, sendEvidence]
