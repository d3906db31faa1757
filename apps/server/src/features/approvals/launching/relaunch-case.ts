import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { rewriteCase } from '../case/rewrite-case.ts'

export const relaunchCase = serve(contract.approvals.launchAgain, async (call) =>
  answerOf(await rewriteCase(call, { ...call.input, as: 'launch' })),
)
