import type { Reader } from '@signet/db'
import { type Area, type Atlas, openAtlas, top } from '../../../outside/places/atlas.ts'
import { createTurns } from '../../../workers/index.ts'
import { type AreaChange, listAreaChanges, listAreaOrders } from './area-store.ts'

/** An area as a company has it. */
export type CompanyArea = Area &
  Readonly<{
    /** The name in the bundle; empty for an area of the company's own. */
    bundledName: string
    isOwn: boolean
    isEnabled: boolean
    isRemoved: boolean
  }>

/** The areas of a company: the bundled ones with its changes over them. */
export type CompanyAtlas = Readonly<{
  /** Any area there ever was, so that records can show it. */
  get: (id: string) => CompanyArea | undefined
  /** Areas below a parent (`0`: provinces) in the company's order, without removed ones. */
  below: (parent: string) => readonly CompanyArea[]
  /** Whether an area and all areas above it can be chosen. */
  isOffered: (area: CompanyArea) => boolean
  offeredBelow: (parent: string) => readonly CompanyArea[]
  /** Areas that pass a test of their name, which also gets the position of those with a bundled name in the bundle. */
  matching: (test: AreaTest) => Promise<readonly CompanyArea[]>
  /** All areas without removed ones: bundled, then own. */
  all: () => readonly CompanyArea[]
  /** Areas that were added, renamed or switched off. */
  changed: () => readonly CompanyArea[]
}>

export type AreaTest = (area: Pick<Area, 'id' | 'name'>, position: number | undefined) => boolean

/** Areas tested before others get their turn. */
const testedAtOnce = 4000

/** Opens the areas of a company; its changes are few, and are read again for each call. */
export async function openCompanyAtlas(db: Reader): Promise<CompanyAtlas> {
  const [atlas, changes, orders] = [await openAtlas(), await listAreaChanges(db), await listAreaOrders(db)]
  return overlay(atlas, changes, orders)
}

type Orders = ReadonlyMap<string, readonly string[]>

function overlay(atlas: Atlas, changes: readonly AreaChange[], orders: Orders): CompanyAtlas {
  const changeOf = new Map(changes.map((change) => [change.areaId, change]))
  const own = changes.filter(({ parentId }) => parentId !== null)
  const ownBelow = Map.groupBy(own, ({ parentId }) => parentId ?? top)

  const bundled = (area: Area): CompanyArea => {
    const change = changeOf.get(area.id)
    const state = { name: change?.name ?? area.name, isEnabled: change?.isEnabled ?? true }
    return { ...area, ...state, bundledName: area.name, isOwn: false, isRemoved: false }
  }
  const get = (id: string): CompanyArea | undefined => {
    const known = atlas.byId.get(id)
    if (known) return bundled(known)
    const change = changeOf.get(id)
    return change && ownArea(change)
  }
  const ownArea = ({ areaId: id, parentId, name, isEnabled, removedAt }: AreaChange): CompanyArea => {
    const above = parentId === null || parentId === top ? [] : (get(parentId)?.path ?? [])
    const state = { isEnabled, isRemoved: removedAt !== null }
    return { id, name, path: [...above, id], ...state, bundledName: '', isOwn: true }
  }
  const closed = new Set(
    changes.flatMap(({ areaId, isEnabled, removedAt }) => (isEnabled && removedAt === null ? [] : [areaId])),
  )
  const isKnown = (id: string) => atlas.byId.has(id) || changeOf.has(id)
  const isOffered = ({ path }: CompanyArea) => path.every((id) => isKnown(id) && !closed.has(id))
  const below = (parent: string) => {
    const areas = [
      ...(atlas.below.get(parent) ?? []).map(bundled),
      ...(ownBelow.get(parent) ?? []).map(ownArea),
    ]
    return inOrder(
      areas.filter(({ isRemoved }) => !isRemoved),
      orders.get(parent),
    )
  }
  const matching = async (test: AreaTest) => [
    ...(await passing(atlas.all, changeOf, test)).map(bundled),
    ...own
      .filter(({ areaId: id, name, removedAt }) => removedAt === null && test({ id, name }, undefined))
      .map(ownArea),
  ]
  return {
    get,
    below,
    matching,
    isOffered,
    offeredBelow: (parent) => below(parent).filter(isOffered),
    all: () => [...atlas.all.map(bundled), ...own.map(ownArea).filter(({ isRemoved }) => !isRemoved)],
    changed: () => changes.flatMap(({ areaId }) => get(areaId) ?? []).filter(({ isRemoved }) => !isRemoved),
  }
}

async function passing(
  areas: readonly Area[],
  changeOf: ReadonlyMap<string, AreaChange>,
  test: AreaTest,
): Promise<readonly Area[]> {
  const found: Area[] = []
  const turns = createTurns(testedAtOnce)
  for (const [position, area] of areas.entries()) {
    const { id } = area
    const name = changeOf.get(id)?.name ?? area.name
    if (test({ id, name }, name === area.name ? position : undefined)) found.push(area)
    if (position % testedAtOnce === 0) await turns.after(testedAtOnce)
  }
  return found
}

/** Areas that the order does not name come last. */
function inOrder(areas: readonly CompanyArea[], order: readonly string[] | undefined) {
  if (!order) return areas
  const at = new Map(order.map((id, index) => [id, index]))
  return areas.toSorted((a, b) => (at.get(a.id) ?? order.length) - (at.get(b.id) ?? order.length))
}
