import type { FormPlan } from '@signet/form'
import type { ReadContext } from '../case/acting.ts'
import { flowToLaunch } from '../launching/to-launch.ts'
import { loadVisibleCase } from '../reading/load-visible-case.ts'

type Asking = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'>

/** The form of a flow, for whoever may launch it. Refuses `approvals.flowNotFound` and `flow.mayNotLaunch`. */
export async function formOfFlow(asking: Asking, flowId: string): Promise<FormPlan> {
  return (await flowToLaunch(asking, flowId)).design.form
}

/** The form of a case, for whoever is on it. Refuses `approvals.caseNotFound` and `approvals.notInvolved`. */
export async function formOfCase(asking: Asking, caseId: string): Promise<FormPlan> {
  return (await loadVisibleCase(asking, { caseId })).design.form
}
