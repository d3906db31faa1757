import { contract, type RefusalCode } from '@signet/contract'
import { readFlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { publishedVersion } from '../form-design/index.ts'
import { problemsOf } from './check-draft.ts'
import { insertVersion, lockFlow } from './flow-design-store.ts'

export const publishFlow = serve(contract.flowDesign.publish, async ({ input, actor, tx, now, server }) => {
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const form = await publishedVersion(tx, flow.formId)
  if (!form) throw new Refusal<RefusalCode>('design.notPublished')

  const definition = readFlowDefinition(flow.draft)
  const errors = problemsOf(definition, compileForm(form.definition)).filter(
    ({ severity }) => severity === 'error',
  )
  if (errors.length > 0)
    throw new Refusal<RefusalCode>('design.unsound', { count: errors.length, problem: errors[0]?.code ?? '' })

  const version = await insertVersion(tx, {
    id: server.newId(),
    flowId: flow.id,
    definition,
    formVersionId: form.id,
    publishedBy: actor.personId,
    publishedAt: now,
  })
  return { version }
})
