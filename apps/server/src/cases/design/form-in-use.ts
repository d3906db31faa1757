import type { FormPlan } from '@signet/form'
import type { ReadContext } from '../acting.ts'
import { flowToLaunch } from '../launching/to-launch.ts'
import { loadVisibleCase } from '../reading/load-visible-case.ts'

type FormReader = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'>

/**
 * Returns the form of a flow to a person who may launch it. Refuses `approvals.flowNotFound` and
 * `flow.mayNotLaunch`.
 */
export async function formOfFlow(asking: FormReader, flowId: string): Promise<FormPlan> {
  return (await flowToLaunch(asking, flowId)).design.form
}

/**
 * Returns the form of a case to its readers. Refuses `approvals.caseNotFound` and `approvals.notInvolved`.
 */
export async function formOfCase(asking: FormReader, caseId: string): Promise<FormPlan> {
  return (await loadVisibleCase(asking, { caseId })).design.form
}
