import type { Json } from '@signet/flow'
import { type FormRights, rightsElsewhere } from '@signet/form'
import { moveCase } from '../../cases/move-case.ts'
import type { RunningStep } from './step.ts'

type StepResult = Readonly<{
  result?: Json
  values?: Readonly<Record<string, unknown>>
  rights?: FormRights['fields']
}>

/**
 * Completes a step in the transaction of its work. `values` go into the case's form as far as the rights
 * permit.
 */
export async function endStep(
  { acting, held, wait }: RunningStep,
  { result, values, rights = {} }: StepResult,
): Promise<void> {
  await moveCase(acting, {
    caseId: held.stored.id,
    command: () => ({ type: 'endWait', by: null, wait: wait.id, ...(result !== undefined && { result }) }),
    ...(values && {
      sent: () => ({ values, rights: rightsElsewhere(rights), stage: 'submit' as const }),
    }),
  })
}
