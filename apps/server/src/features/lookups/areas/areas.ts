import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type Atlas, areaNames, openAtlas, top } from '../../../outside/places/atlas.ts'
import { matchesText } from '../../../people/directory/index.ts'
import type { Family } from '../../../records/references/family.ts'

/**
 * Areas by path from the province down, such as `330000/330100`. A path is valid only as a whole. Names are
 * Chinese in every language.
 */
export const areasFamily: Family<unknown> = {
  names: async (_asking, { ids }) => {
    const atlas = await openAtlas()
    return new Map(ids.flatMap((id) => (isPath(atlas, id) ? [[id, nameOf(atlas, id)] as const] : [])))
  },
  offered: async (_asking, { ids, range = [] }) => {
    const atlas = await openAtlas()
    return new Set(ids.filter((id) => isPath(atlas, id) && isFarEnough(atlas, id, range)))
  },
}

/** Checks a range such as `downTo:2`, down to the district or to an area without children. */
function isFarEnough({ below }: Atlas, id: string, range: readonly string[]): boolean {
  const level = range.find((word) => word.startsWith('downTo:'))?.slice('downTo:'.length)
  const path = id.split('/')
  return level === undefined || path.length > Number(level) || !below.has(path.at(-1) ?? '')
}

function isPath({ byId }: Atlas, id: string): boolean {
  return byId.get(id.split('/').at(-1) ?? '')?.path.join('/') === id
}

function nameOf({ byId }: Atlas, path: string): string {
  return path
    .split('/')
    .map((id) => byId.get(id)?.name ?? id)
    .join('/')
}

const most = 50

/** Sorts larger areas first, then names that begin with the keyword. */
export const searchAreas = serve(contract.areas.search, async ({ input: { keyword, level } }) => {
  const { all, byId, below } = await openAtlas()
  const found = all
    .filter(({ name, path }) => path.length <= level + 1 && matchesText(name, keyword))
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
