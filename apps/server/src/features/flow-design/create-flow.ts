import { contract, type RefusalCode } from '@signet/contract'
import { takeFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formDraft, insertFlow } from './flow-design-store.ts'

export const createFlow = serve(contract.flowDesign.create, async ({ input, actor, tx, now, server }) => {
  const { definition, ...flow } = input
  if (!(await formDraft(tx, flow.formId))) throw new Refusal<RefusalCode>('design.notFound')

  const id = server.newId()
  const draft = takeFlowDefinition(definition)
  if (!(await insertFlow(tx, { id, ...flow, draft, changedBy: actor.personId, changedAt: now })))
    throw new Refusal<RefusalCode>('design.codeTaken', { code: flow.code })

  return { id }
})
