import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { cleanFileName } from '../files/index.ts'
import { flowName } from './history-store.ts'
import { linkEvidence } from './link-evidence.ts'

const endings = { xes: 'xes', ocel: 'ocel.json' } as const

export const exportHistory = serve(contract.evidence.exportHistory, async (call) => {
  const { input, tx, now } = call
  const flow = await flowName(tx, input.flowId)
  if (flow === undefined) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  const name = cleanFileName(`${flow} ${now.slice(0, 10)}.${endings[input.format]}`)
  return linkEvidence(call, { kind: 'history', ...input, name })
})
