import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { dropFilter } from './case-filter-store.ts'

export const forgetFilter = serve(contract.approvals.forgetFilter, async ({ tx, actor, input: { id } }) => {
  await dropFilter(tx, { id, personId: actor.personId })
  return null
})
