import { contract } from '@signet/contract'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'
import { rewriteCase } from './rewrite-case.ts'

export const relaunchCase = serve(contract.approvals.launchAgain, async (call) =>
  answerOf(await rewriteCase(call, { ...call.input, as: 'launch' })),
)
