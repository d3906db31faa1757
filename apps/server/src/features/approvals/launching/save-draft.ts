import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { beginCase } from './begin-case.ts'

export const saveDraft = serve(contract.approvals.saveDraft, async (call) =>
  answerOf(await beginCase(call, { ...call.input, as: 'saveDraft' })),
)
