import { contract } from '@signet/contract'
import { beginCase } from '../../../cases/launching/begin-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

export const launchCase = serve(contract.approvals.launch, async (call) =>
  answerOf(await beginCase(call, { ...call.input, as: 'launch' })),
)
