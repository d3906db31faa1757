import { contract, type RefusalCode } from '@signet/contract'
import { readFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { updateDraft } from './flow-design-store.ts'

export const saveFlow = serve(contract.flowDesign.save, async ({ input, actor, tx, now }) => {
  const { id, name } = input
  const draft = readFlowDefinition(input.definition)
  if (!(await updateDraft(tx, { id, name, draft, changedBy: actor.personId, changedAt: now })))
    throw new Refusal<RefusalCode>('design.notFound')

  return null
})
