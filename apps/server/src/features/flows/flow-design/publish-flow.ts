import { contract, type RefusalCode } from '@signet/contract'
import {
  compileFlow,
  type Facts,
  type FlowPlan,
  FlowTest,
  readFlowDefinition,
  runFlowTest,
} from '@signet/flow'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { serve } from '../../../http/serve.ts'
import { publishedVersion } from '../../forms/form-design/index.ts'
import { problemsOf } from './check-draft.ts'
import { insertVersion, lockFlow } from './flow-design-store.ts'
import { sideProblems } from './side-problems.ts'
import { stepProblems } from './step-problems.ts'
import { trialFacts } from './trial-run.ts'

export const publishFlow = serve(contract.flowDesign.publish, async ({ input, actor, tx, now, server }) => {
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const form = await publishedVersion(tx, flow.formId)
  if (!form) throw new Refusal<RefusalCode>('design.notPublished')

  const definition = readFlowDefinition(flow.draft)
  const compiled = compileForm(form.definition)
  const handle = { tx, db: server.db, tenant: actor.tenant }
  const steps = await stepProblems(handle, { flowId: flow.id, definition, form: compiled })
  const sides = await sideProblems(handle, { definition, form: compiled })
  const errors = [...problemsOf(definition, compiled), ...steps, ...sides].filter(
    ({ severity }) => severity === 'error',
  )
  if (errors.length > 0)
    throw new Refusal<RefusalCode>('design.unsound', { count: errors.length, problem: errors[0]?.code ?? '' })

  const plan = compileFlow(definition, compiled.scope)
  const failed = failingTests(plan, flow.tests, await trialFacts({ actor, now, server }))
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
  return { version, failedTests: [...failed] }
})

/** Returns the names of failing tests. */
function failingTests(plan: FlowPlan, stored: unknown, facts: Omit<Facts, 'values'>): readonly string[] {
  return z
    .array(FlowTest)
    .parse(stored)
    .filter((test) => runFlowTest(plan, test, facts).differs.length > 0)
    .map(({ name }) => name)
}
