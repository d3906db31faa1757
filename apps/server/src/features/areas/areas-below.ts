import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { openAtlas, top } from '../../outside/places/atlas.ts'

export const areasBelow = serve(contract.areas.below, async ({ input }) => {
  const { byId, below } = await openAtlas()
  const parent = input.id === '-1' ? top : input.id
  if (parent !== top && !byId.has(parent)) throw new Refusal<RefusalCode>('areas.notFound')

  const list = (below.get(parent) ?? []).map(({ id, name }) => ({
    id,
    fullName: name,
    isLeaf: !below.has(id),
  }))
  return { list }
})
