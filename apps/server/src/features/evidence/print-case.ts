import { contract } from '@signet/contract'
import { loadVisibleCase } from '../../cases/reading/load-visible-case.ts'
import { serve } from '../../http/serve.ts'
import { cleanFileName } from '../files/index.ts'
import { linkEvidence } from './link-evidence.ts'

/** Any reader of a case may print what they see of it. */
export const printCase = serve(contract.evidence.printCase, async (call) => {
  const { caseId } = call.input
  const { state } = await loadVisibleCase(call, { caseId })
  return linkEvidence(call, { kind: 'pages', caseId, name: cleanFileName(`${state.title}.pdf`) })
})
