import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { loadVisibleCase } from '../approvals/index.ts'
import { cleanFileName } from '../files/index.ts'
import { linkEvidence } from './link-evidence.ts'

/** Whoever may see a case may take it along, with what he may see of it. */
export const bundleCase = serve(contract.evidence.bundleCase, async (call) => {
  const { caseId } = call.input
  const { state } = await loadVisibleCase(call, { caseId })
  return linkEvidence(call, { kind: 'bundle', caseId, name: cleanFileName(`${state.title}.zip`) })
})
