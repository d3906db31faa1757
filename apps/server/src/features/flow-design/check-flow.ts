import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { checkDraft } from './check-draft.ts'
import { findFlow } from './flow-design-store.ts'

export const checkFlow = serve(contract.flowDesign.check, async (call) => {
  const flow = await findFlow(call.tx, call.input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  return { problems: await checkDraft(call, flow) }
})
