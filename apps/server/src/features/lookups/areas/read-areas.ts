import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { top } from '../../../outside/places/atlas.ts'
import { findAreas } from './area-search.ts'
import { type CompanyArea, type CompanyAtlas, openCompanyAtlas } from './company-atlas.ts'

export const managedAreasBelow = serve(contract.areaAdministration.below, async ({ input: { id }, tx }) => {
  const atlas = await openCompanyAtlas(tx)
  const parent = id === '-1' ? top : id
  if (parent !== top && !atlas.get(parent)) throw new Refusal<RefusalCode>('areas.notFound')
  return { list: atlas.below(parent).map((area) => managedArea(atlas, area)) }
})

/** Pages by position in the result, whose order is fixed: by depth, then by code. */
export const findManagedAreas = serve(contract.areaAdministration.find, async ({ input, tx }) => {
  const atlas = await openCompanyAtlas(tx)
  const { keyword, only, cursor = '', pageSize } = input
  const found = (await foundIn(atlas, { keyword, only })).toSorted(
    (a, b) => a.path.length - b.path.length || (a.id < b.id ? -1 : 1),
  )
  const start = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const end = start + pageSize
  return {
    list: found.slice(start, end).map((area) => managedArea(atlas, area)),
    next: end < found.length ? String(end) : null,
    pagination: { total: found.length, currentPage: Math.floor(start / pageSize) + 1, pageSize },
  }
})

type AreaQuery = Readonly<{ keyword: string; only: 'all' | 'changed' }>

async function foundIn(atlas: CompanyAtlas, { keyword, only }: AreaQuery): Promise<readonly CompanyArea[]> {
  const found = keyword === '' ? atlas.all() : await findAreas(atlas, keyword)
  if (only === 'all') return found
  const changed = new Set(atlas.changed().map(({ id }) => id))
  return found.filter(({ id }) => changed.has(id))
}

function managedArea(atlas: CompanyAtlas, { id, name, bundledName, isOwn, isEnabled, path }: CompanyArea) {
  return {
    id,
    fullName: name,
    bundledName,
    isOwn,
    enabledMark: isEnabled ? (1 as const) : (0 as const),
    isLeaf: atlas.below(id).length === 0,
    path: [...path],
    names: path.map((one) => atlas.get(one)?.name ?? one),
  }
}
