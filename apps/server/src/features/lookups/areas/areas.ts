import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { top } from '../../../outside/places/atlas.ts'
import type { Family } from '../../../records/references/family.ts'
import { findAreas } from './area-search.ts'
import { type CompanyArea, type CompanyAtlas, openCompanyAtlas } from './company-atlas.ts'

/**
 * Areas by path from the province down, such as `330000/330100`. A path is valid only as a whole. Names are
 * Chinese in every language; those switched off keep their names and are not offered.
 */
export const areasFamily: Family<unknown> = {
  names: async ({ tx }, { ids }) => {
    const atlas = await openCompanyAtlas(tx)
    return new Map(ids.flatMap((id) => (isPath(atlas, id) ? [[id, nameOf(atlas, id)] as const] : [])))
  },
  offered: async ({ tx }, { ids, range = [] }) => {
    const atlas = await openCompanyAtlas(tx)
    return new Set(ids.filter((id) => isOfferedPath(atlas, id) && isFarEnough(atlas, id, range)))
  },
}

/** Checks a range such as `downTo:2`, down to the district or to an area without children. */
function isFarEnough({ offeredBelow }: CompanyAtlas, id: string, range: readonly string[]): boolean {
  const level = range.find((word) => word.startsWith('downTo:'))?.slice('downTo:'.length)
  const path = id.split('/')
  if (level === undefined || path.length > Number(level)) return true
  return offeredBelow(path.at(-1) ?? '').length === 0
}

function isOfferedPath(atlas: CompanyAtlas, path: string): boolean {
  const area = atlas.get(path.split('/').at(-1) ?? '')
  return area !== undefined && area.path.join('/') === path && atlas.isOffered(area)
}

function isPath({ get }: CompanyAtlas, id: string): boolean {
  return get(id.split('/').at(-1) ?? '')?.path.join('/') === id
}

function nameOf({ get }: CompanyAtlas, path: string): string {
  return path
    .split('/')
    .map((id) => get(id)?.name ?? id)
    .join('/')
}

const most = 50

/** Sorts larger areas first, then names that begin with the keyword. */
export const searchAreas = serve(contract.areas.search, async ({ input, tx }) => {
  const { keyword, depth = `upTo:${input.level}` } = input
  const level = Number(depth.at(-1))
  const atlas = await openCompanyAtlas(tx)
  const isEnd = ({ id, path }: CompanyArea) =>
    path.length === level + 1 || atlas.offeredBelow(id).length === 0
  const found = (await findAreas(atlas, keyword))
    .filter(({ path }) => path.length <= level + 1)
    .filter(atlas.isOffered)
    .filter((area) => depth.startsWith('up') || isEnd(area))
    .toSorted(
      (a, b) =>
        a.path.length - b.path.length ||
        Number(b.name.startsWith(keyword)) - Number(a.name.startsWith(keyword)),
    )
    .slice(0, most)

  const list = found.map(({ id, name, path }) => ({
    id,
    fullName: name,
    isLeaf: atlas.offeredBelow(id).length === 0,
    path: [...path],
    names: path.map((one) => atlas.get(one)?.name ?? one),
  }))
  return { list }
})

export const areasBelow = serve(contract.areas.below, async ({ input, tx }) => {
  const atlas = await openCompanyAtlas(tx)
  const parent = input.id === '-1' ? top : input.id
  if (parent !== top && !atlas.get(parent)) throw new Refusal<RefusalCode>('areas.notFound')

  const list = atlas.offeredBelow(parent).map(({ id, name }) => ({
    id,
    fullName: name,
    isLeaf: atlas.offeredBelow(id).length === 0,
  }))
  return { list }
})

export const nameAreas = serve(contract.areas.names, async ({ input: { idsList }, tx }) => {
  const { get } = await openCompanyAtlas(tx)
  return idsList.map((ids) => ids.map((id) => get(id)?.name ?? id))
})
