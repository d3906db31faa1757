import { contract, type RefusalCode, type ReleaseFinding } from '@signet/contract'
import { compileFlow, readFlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { admitRelease } from '../../../publication/index.ts'
import { refuseUnseen } from '../../../revisions/index.ts'
import { publishedVersion } from '../../forms/form-design/index.ts'
import { insertVersion, lockFlow } from './flow-design-store.ts'
import { failingTest, listDesignFindings, listOrganizationFindings } from './release-findings.ts'

export const publishFlow = serve(contract.flowDesign.publish, async (call) => {
  const { input, actor, tx, now, server } = call
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const form = await publishedVersion(tx, flow.formId)
  if (!form) throw new Refusal<RefusalCode>('design.notPublished')
  refuseUnseen(flow.draft, input.expects)

  const definition = readFlowDefinition(flow.draft)
  const compiled = compileForm(form.definition)
  const design = await listDesignFindings(call, { flowId: flow.id, definition, form: compiled })
  refuseUnsound(design)

  const plan = compileFlow(definition, compiled.scope)
  const { findings } = await listOrganizationFindings(call, { flow: plan, form: compiled }, flow)
  const failed = findings.filter(({ code }) => code === failingTest).flatMap(({ parts }) => parts)
  if (failed.length > 0 && flow.testRule === 'refuse')
    throw new Refusal<RefusalCode>('design.testsFail', { count: failed.length, names: failed.join(', ') })

  const version = await insertVersion(tx, {
    id: server.newId(),
    flowId: flow.id,
    definition,
    formVersionId: form.id,
    publishedBy: actor.personId,
    publishedAt: now,
  })
  await admitRelease(tx, {
    kind: 'flow',
    subject: flow.id,
    version,
    findings: [...design, ...findings],
    reason: input.reason,
    byId: actor.personId,
    at: now,
  })
  return { version, failedTests: failed }
})

/** A flow that cannot run has no people to check. */
function refuseUnsound(findings: readonly ReleaseFinding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'blocks')
  if (errors.length > 0)
    throw new Refusal<RefusalCode>('design.unsound', {
      count: errors.length,
      problem: errors[0]?.message ?? '',
    })
}
