import { contract, type RefusalCode } from '@signet/contract'
import { readSubmittedFlow } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { formDraft, insertFlow, lockFlow, updateDraft } from './flow-design-store.ts'

export const saveFlow = serve(contract.flowDesign.save, async ({ input, actor, tx, now, server }) => {
  const { id, name, expects } = input
  const flow = await lockFlow(tx, id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  if (expects !== undefined && flow.changedAt !== expects) {
    const { nameOf } = await server.directories.of(actor.tenant)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: nameOf(flow.changedBy) })
  }

  const draft = readSubmittedFlow(input.definition)
  await updateDraft(tx, { id, name, draft, changedBy: actor.personId, changedAt: now })
  return { changedAt: now }
})

export const createFlow = serve(contract.flowDesign.create, async ({ input, actor, tx, now, server }) => {
  const { definition, ...flow } = input
  if (!(await formDraft(tx, flow.formId))) throw new Refusal<RefusalCode>('design.notFound')

  const id = server.newId()
  const draft = readSubmittedFlow(definition)
  if (!(await insertFlow(tx, { id, ...flow, draft, changedBy: actor.personId, changedAt: now })))
    throw new Refusal<RefusalCode>('design.codeTaken', { code: flow.code })

  return { id }
})
