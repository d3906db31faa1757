import { contract } from '@signet/contract'
import { loadVisibleCase } from '../../cases/reading/load-visible-case.ts'
import { serve } from '../../http/serve.ts'
import { cleanFileName } from '../files/index.ts'
import { linkEvidence } from './link-evidence.ts'

/** Any reader of a case may download what they see of it. */
export const bundleCase = serve(contract.evidence.bundleCase, async (call) => {
  const { caseId } = call.input
  const { state } = await loadVisibleCase(call, { caseId })
  return linkEvidence(call, { kind: 'bundle', caseId, name: cleanFileName(`${state.title}.zip`) })
})
