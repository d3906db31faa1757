import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { deleteFilter, listFilters, saveFilter } from './case-filter-store.ts'

export const listKeptFilters = serve(
  contract.approvals.keptFilters,
  async ({ tx, actor, input: { list } }) => {
    const kept = await listFilters(tx, { personId: actor.personId, list })
    return { list: kept.map(({ asks, ...filter }) => ({ ...filter, asks: { ...asks } })) }
  },
)

const most = 20

export const keepFilter = serve(contract.approvals.keepFilter, async (call) => {
  const { tx, actor, now, server, input } = call
  const { list, name, asks } = input
  const { personId } = actor
  const kept = await listFilters(tx, { personId, list })
  const isNew = kept.every((filter) => filter.name !== name)
  if (isNew && kept.length >= most) throw new Refusal<RefusalCode>('approvals.tooManyFilters', { max: most })

  return { id: await saveFilter(tx, { id: server.newId(), personId, list, name, asks, now }) }
})

export const forgetFilter = serve(contract.approvals.forgetFilter, async ({ tx, actor, input: { id } }) => {
  await deleteFilter(tx, { id, personId: actor.personId })
  return null
})
