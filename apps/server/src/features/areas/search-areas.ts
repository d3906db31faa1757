import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { openAtlas } from '../../outside/places/atlas.ts'

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
