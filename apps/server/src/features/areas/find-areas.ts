import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { areaNames, openAtlas, top } from '../../outside/places/atlas.ts'

const most = 50

/** Sorts larger areas first, then names that begin with the keyword. */
export const searchAreas = serve(contract.areas.search, async ({ input: { keyword, level } }) => {
  const { all, byId, below } = await openAtlas()
  const found = all
    .filter(({ name, path }) => path.length <= level + 1 && name.includes(keyword))
    .toSorted(
      (a, b) =>
        a.path.length - b.path.length ||
        Number(b.name.startsWith(keyword)) - Number(a.name.startsWith(keyword)),
    )
    .slice(0, most)

  const list = found.map(({ id, name, path }) => ({
    id,
    fullName: name,
    isLeaf: !below.has(id),
    path: [...path],
    names: path.map((one) => byId.get(one)?.name ?? one),
  }))
  return { list }
})

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

export const nameAreas = serve(contract.areas.names, async ({ input: { idsList } }) => {
  const names = await areaNames(idsList.flat())
  return idsList.map((ids) => ids.map((id) => names.get(id) ?? id))
})
