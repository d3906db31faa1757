import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { filtersKept, putFilter } from './case-filter-store.ts'

const most = 20

export const keepFilter = serve(contract.approvals.keepFilter, async (call) => {
  const { tx, actor, now, server, input } = call
  const { list, name, asks } = input
  const { personId } = actor
  const kept = await filtersKept(tx, { personId, list })
  const isNew = kept.every((filter) => filter.name !== name)
  if (isNew && kept.length >= most) throw new Refusal<RefusalCode>('approvals.tooManyFilters', { max: most })

  return { id: await putFilter(tx, { id: server.newId(), personId, list, name, asks, now }) }
})
