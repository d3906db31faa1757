import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { loadVisibleCase } from '../approvals/index.ts'
import { cleanFileName } from '../files/index.ts'
import { linkEvidence } from './link-evidence.ts'

/** Whoever may see a case may have it on paper, with what he may see of it. */
export const printCase = serve(contract.evidence.printCase, async (call) => {
  const { caseId } = call.input
  const { state } = await loadVisibleCase(call, { caseId })
  return linkEvidence(call, { kind: 'pages', caseId, name: cleanFileName(`${state.title}.pdf`) })
})
