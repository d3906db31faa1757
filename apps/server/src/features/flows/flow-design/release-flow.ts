import type { Endpoint, RefusalCode, ReleaseFinding } from '@signet/contract'
import { compileFlow, type FlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Call } from '../../../http/serve.ts'
import { admitRelease } from '../../../publication/index.ts'
import { type FlowRow, insertVersion } from './flow-design-store.ts'
import { failingTest, listDesignFindings, listOrganizationFindings } from './release-findings.ts'

export type ReleaseCall = Pick<Call<Endpoint>, 'tx' | 'now' | 'actor' | 'server' | 'caller'>

type FlowRelease = Readonly<{
  /** Locked. */
  flow: Pick<FlowRow, 'id' | 'tests' | 'testRule'>
  form: Readonly<{ id: string; definition: unknown }>
  definition: FlowDefinition
  reason: string | undefined
}>

type Released = Readonly<{ version: number; failedTests: string[]; findings: readonly ReleaseFinding[] }>

/**
 * Makes a definition the next version of a locked flow. Refuses `design.unsound`, `design.testsFail`, and
 * `design.reasonNeeded` when a finding is red and no reason is given.
 */
export async function releaseFlow(call: ReleaseCall, release: FlowRelease): Promise<Released> {
  const { actor, tx, now, server } = call
  const { flow, form, definition, reason } = release
  const compiled = compileForm(form.definition)
  const design = await listDesignFindings(call, { flowId: flow.id, definition, form: compiled })
  refuseUnsound(design)

  const plan = compileFlow(definition, compiled.scope)
  const { findings } = await listOrganizationFindings(call, { flow: plan, form: compiled }, flow)
  const failedTests = findings.filter(({ code }) => code === failingTest).flatMap(({ parts }) => parts)
  if (failedTests.length > 0 && flow.testRule === 'refuse')
    throw new Refusal<RefusalCode>('design.testsFail', {
      count: failedTests.length,
      names: failedTests.join(', '),
    })

  const version = await insertVersion(tx, {
    ...{ id: server.newId(), flowId: flow.id, definition, formVersionId: form.id },
    ...{ publishedBy: actor.personId, publishedAt: now },
  })
  const found = [...design, ...findings]
  await admitRelease(tx, {
    ...{ kind: 'flow', subject: flow.id, version, findings: found, reason },
    ...{ byId: actor.personId, at: now },
  })
  return { version, failedTests, findings: found }
}

/** A flow that cannot run has no people to check. */
function refuseUnsound(findings: readonly ReleaseFinding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'blocks')
  if (errors.length > 0)
    throw new Refusal<RefusalCode>('design.unsound', {
      count: errors.length,
      problem: errors[0]?.message ?? '',
    })
}
