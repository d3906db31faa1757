import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { endLinks } from './short-link-store.ts'

export const revokeLink = serve(contract.shortLinks.revoke, async ({ input, tx, now }) => {
  const isEnded = await endLinks(tx, { formId: input.modelId, id: input.id, now })
  if (!isEnded) throw new Refusal<RefusalCode>('shortLinks.notFound')
  return null
})
