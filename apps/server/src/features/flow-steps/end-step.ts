import type { Json } from '@signet/flow'
import { type FormRights, rightsElsewhere } from '@signet/form'
import { moveCase } from '../approvals/index.ts'
import type { Standing } from './step.ts'

type Ended = Readonly<{
  result?: Json
  values?: Readonly<Record<string, unknown>>
  rights?: FormRights['fields']
}>

/** The step is done: in the transaction of what it did. `values` go into the case's form as far as the rights let them. */
export async function endStep(
  { acting, held, wait }: Standing,
  { result, values, rights = {} }: Ended,
): Promise<void> {
  await moveCase(acting, {
    caseId: held.stored.id,
    command: () => ({ type: 'endWait', by: null, wait: wait.id, ...(result !== undefined && { result }) }),
    ...(values && {
      sent: () => ({ values, rights: rightsElsewhere(rights), stage: 'submit' as const }),
    }),
  })
}
