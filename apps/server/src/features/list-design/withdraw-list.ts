import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { lockList } from './list-design-store.ts'
import { insertWithdrawal } from './withdrawal-store.ts'

/** Idempotent. Records, grants and views stay for a later publication. */
export const withdrawList = serve(contract.listDesign.withdraw, async ({ input, actor, tx, now }) => {
  const list = await lockList(tx, input.id)
  if (!list) throw new Refusal<RefusalCode>('design.notFound')
  if (list.publishedVersion === null) throw new Refusal<RefusalCode>('design.notPublished')

  await insertWithdrawal(tx, { formId: input.id, withdrawnBy: actor.personId, withdrawnAt: now })
  return null
})
