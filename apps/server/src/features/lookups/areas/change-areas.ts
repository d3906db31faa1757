import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { top } from '../../../outside/places/atlas.ts'
import {
  type AreaChange,
  countAreaChanges,
  forgetAreaChanges,
  lockAreas,
  saveAreaChanges,
  saveAreaOrder,
} from './area-store.ts'
import { type CompanyArea, type CompanyAtlas, openCompanyAtlas } from './company-atlas.ts'

/** Province, city, district, street. */
export const deepest = 4
/** Changes that a company can have; they are read for each call that shows areas. */
const most = 5000

export const createArea = serve(contract.areaAdministration.create, async ({ input, tx, now, actor }) => {
  const atlas = await lockedAtlas(tx, actor.tenant)
  const { parentId, enCode: areaId, fullName: name } = input
  const known = atlas.get(areaId)
  if (!canAdd(known, parentId)) throw new Refusal<RefusalCode>('areas.codeTaken')
  if (parentId !== top && existing(atlas, parentId).path.length >= deepest)
    throw new Refusal<RefusalCode>('areas.tooDeep')
  refuseTwin(atlas, { areaId, parentId, name })

  const row = { areaId, parentId, name, isEnabled: true, removedAt: null }
  await saveChanges(tx, [row], { atlas, now, personId: actor.personId })
  return { id: areaId }
})

/** A removed area can come back under the parent it had, since records store the whole path. */
export function canAdd(known: CompanyArea | undefined, parentId: string): boolean {
  return known === undefined || (known.isRemoved && parentOf(known) === parentId)
}

export const updateArea = serve(contract.areaAdministration.update, async ({ input, tx, now, actor }) => {
  const atlas = await lockedAtlas(tx, actor.tenant)
  const area = existing(atlas, input.id)
  const { fullName: name, enabledMark } = input
  if (name !== area.name) refuseTwin(atlas, { areaId: area.id, parentId: parentOf(area), name })

  const row = changeOf(area, { name, isEnabled: enabledMark === 1 })
  await saveChanges(tx, [row], { atlas, now, personId: actor.personId })
  return null
})

/** Returns the row that stores a changed area. */
export function changeOf(
  area: CompanyArea,
  { name, isEnabled }: Pick<AreaChange, 'name' | 'isEnabled'>,
): AreaChange {
  const parentId = area.isOwn ? parentOf(area) : null
  return { areaId: area.id, parentId, name, isEnabled, removedAt: null }
}

export const orderAreas = serve(contract.areaAdministration.order, async ({ input, tx, now, actor }) => {
  const { id, ids } = input
  const atlas = await lockedAtlas(tx, actor.tenant)
  if (id !== top) existing(atlas, id)
  const below = new Set(atlas.below(id).map((area) => area.id))
  const areaIds = [...new Set(ids)]
  if (areaIds.some((one) => !below.has(one))) throw new Refusal<RefusalCode>('areas.notFound')

  await saveAreaOrder(tx, { parentId: id, areaIds, changedAt: now })
  return null
})

export const removeArea = serve(contract.areaAdministration.remove, async ({ input, tx, now, actor }) => {
  const atlas = await lockedAtlas(tx, actor.tenant)
  const area = existing(atlas, input.id)
  if (!area.isOwn) throw new Refusal<RefusalCode>('areas.bundled')
  if (atlas.below(area.id).length > 0) throw new Refusal<RefusalCode>('areas.notEmpty')

  const row = { ...changeOf(area, area), removedAt: now }
  await saveAreaChanges(tx, [row], { now, personId: actor.personId })
  return null
})

export async function lockedAtlas(tx: Tx, tenant: string): Promise<CompanyAtlas> {
  await lockAreas(tx, tenant)
  return openCompanyAtlas(tx)
}

function existing({ get }: CompanyAtlas, id: string): CompanyArea {
  const area = get(id)
  if (!area || area.isRemoved) throw new Refusal<RefusalCode>('areas.notFound')
  return area
}

export function parentOf({ path }: CompanyArea): string {
  return path.at(-2) ?? top
}

type Named = Readonly<{ areaId: string; parentId: string; name: string }>

function refuseTwin({ below }: CompanyAtlas, { areaId, parentId, name }: Named): void {
  const isTaken = below(parentId).some((area) => area.id !== areaId && area.name === name)
  if (isTaken) throw new Refusal<RefusalCode>('areas.nameTaken')
}

type Saving = Readonly<{ atlas: CompanyAtlas; now: string; personId: string }>

/** Writes changes; a bundled area that is again as in the bundle has none. Refuses `areas.tooMany`. */
export async function saveChanges(
  tx: Tx,
  rows: readonly AreaChange[],
  { atlas, now, personId }: Saving,
): Promise<void> {
  const isAsBundled = ({ areaId, name, isEnabled }: AreaChange) =>
    isEnabled && atlas.get(areaId)?.bundledName === name
  await forgetAreaChanges(
    tx,
    rows.filter(isAsBundled).map(({ areaId }) => areaId),
  )
  await saveAreaChanges(
    tx,
    rows.filter((row) => !isAsBundled(row)),
    { now, personId },
  )
  if ((await countAreaChanges(tx)) > most) throw new Refusal<RefusalCode>('areas.tooMany', { limit: most })
}
