import { contract, type RefusalCode } from '@signet/contract'
import { readSubmittedFlow } from '@signet/flow'
import { isSameJson, Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { draftState } from '../../forms/form-design/index.ts'
import { formDraft, insertFlow, lockFlow, publishedDefinition, updateDraft } from './flow-design-store.ts'

export const saveFlow = serve(contract.flowDesign.save, async ({ input, actor, tx, now, server }) => {
  const { id, name, expects } = input
  const flow = await lockFlow(tx, id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  if (expects !== undefined && flow.changedAt !== expects) {
    const { nameOf } = await server.directories.of(actor.tenant)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: nameOf(flow.changedBy) })
  }

  const draft = readSubmittedFlow(input.definition)
  const isChanged = !isSameJson(draft, (await publishedDefinition(tx, flow)) ?? null)
  await updateDraft(tx, { id, name, draft, isChanged, changedBy: actor.personId, changedAt: now })
  const version = flow.publishedVersionId === null ? null : 1
  return { changedAt: now, state: draftState({ version, isChanged }) }
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
