import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { filtersKept } from './case-filter-store.ts'

export const listKeptFilters = serve(
  contract.approvals.keptFilters,
  async ({ tx, actor, input: { list } }) => {
    const kept = await filtersKept(tx, { personId: actor.personId, list })
    return { list: kept.map(({ asks, ...filter }) => ({ ...filter, asks: { ...asks } })) }
  },
)
