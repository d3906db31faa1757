import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { answerDelegation as answer } from './delegation-store.ts'

export const answerDelegation = serve(contract.delegations.answer, async ({ input, actor, tx, now }) => {
  const isMine = await answer(tx, { ...input, personId: actor.personId, now })
  if (!isMine) throw new Refusal<RefusalCode>('delegations.notFound')
  return null
})
