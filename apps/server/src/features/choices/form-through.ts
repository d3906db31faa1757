import type { ChoicesThrough } from '@signet/contract'
import type { FormPlan } from '@signet/form'
import type { ReadCall } from '../../http/serve.ts'
import { openAccess } from '../../models/index.ts'
import { formOfCase, formOfFlow } from '../approvals/index.ts'

/** The form that somebody uses, once it is known that they may. Refuses what each way of using one refuses. */
export async function formThrough(
  call: Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>,
  { kind, id }: ChoicesThrough,
): Promise<FormPlan> {
  if (kind === 'flow') return formOfFlow(call, id)
  if (kind === 'case') return formOfCase(call, id)
  return (await openAccess(call, id)).model.form
}
