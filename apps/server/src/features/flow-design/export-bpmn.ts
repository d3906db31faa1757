import { exportBpmn } from '@signet/bpmn'
import { contract, type RefusalCode } from '@signet/contract'
import { readFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findFlow } from './flow-design-store.ts'

export const exportFlowBpmn = serve(contract.flowDesign.exportBpmn, async ({ input, tx }) => {
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  const xml = await exportBpmn(readFlowDefinition(flow.draft))
  return { fileName: `${flow.code}.bpmn`, xml }
})
