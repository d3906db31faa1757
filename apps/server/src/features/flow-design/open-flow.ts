import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { checkDraft } from './check-draft.ts'
import { findFlow } from './flow-design-store.ts'
import { flowView } from './flow-view.ts'

export const openFlow = serve(contract.flowDesign.open, async (call) => {
  const { input, actor, tx, server } = call
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  const { nameOf } = await server.directories.of(actor.tenant)
  const { formId, icon, iconColor } = flow
  return {
    ...flowView(flow, nameOf),
    formId,
    icon,
    iconColor,
    definition: flow.draft as Record<string, unknown>,
    problems: await checkDraft(call, flow),
  }
})
