import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { beginCase } from './begin-case.ts'

export const launchCase = serve(contract.approvals.launch, async (call) =>
  answerOf(await beginCase(call, { ...call.input, as: 'launch' })),
)
