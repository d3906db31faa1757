import { contract } from '@signet/contract'
import { beginCase } from '../../../cases/launching/begin-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const saveDraft = serve(contract.approvals.saveDraft, async (call) =>
  answerOf(await beginCase(call, { ...call.input, as: 'saveDraft' })),
)
