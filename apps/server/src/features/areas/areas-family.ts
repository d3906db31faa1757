import { type Atlas, openAtlas } from '../../outside/places/atlas.ts'
import type { Family } from '../../records/references/family.ts'

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
