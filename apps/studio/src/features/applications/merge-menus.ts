import { deepestMenu } from '@signet/contract'
import { isSameJson } from '@signet/std'
import type { Clash, MergeRules, PartPath, RequiredPart, Versions } from '@signet/std/merge'
import type { ApplicationSettings, Entry } from './queries.ts'

/** An application as it is merged; an entry may have lost its parent. */
type Merged = Omit<ApplicationSettings, 'menu'> & Readonly<{ menu: readonly LooseEntry[] }>
type LooseEntry = Omit<Entry, 'parentId'> & Readonly<{ parentId?: string | null }>

const names = { parts: {} }

/** Applications are merged setting by setting, and their menus entry by entry. */
export const applicationMergeRules: MergeRules<ApplicationSettings, Merged> = {
  shape: {
    parts: { translations: names, menu: { itemsBy: 'id', item: { parts: { translations: names } } } },
  },
  toTree: (settings) => settings,
  fromTree: ({ menu, ...settings }) => ({ ...settings, menu: placed(menu) }),
  separate: separateIds,
  required: requiredCatalogs,
  clashes: clashesOf,
}

/** Gives other ids to own entries that got the id of an entry that the other side added. */
function separateIds({ base, mine, theirs }: Versions<ApplicationSettings>): ApplicationSettings {
  const known = new Set(base.menu.map(({ id }) => id))
  const added = new Map(theirs.menu.map((entry) => [entry.id, entry]))
  const taken = new Set([...base.menu, ...mine.menu, ...theirs.menu].map(({ id }) => id))
  const renamed = new Map(
    mine.menu.flatMap((entry) => {
      const other = added.get(entry.id)
      if (known.has(entry.id) || !other || isSameJson(entry, other)) return []
      const id = freeEntryId(taken)
      taken.add(id)
      return [[entry.id, id] as const]
    }),
  )
  const newId = (id: string) => renamed.get(id) ?? id
  const menu = mine.menu.map((entry) => ({
    ...entry,
    id: newId(entry.id),
    parentId: entry.parentId === null ? null : newId(entry.parentId),
  }))
  return renamed.size === 0 ? mine : { ...mine, menu }
}

/** An id that no entry has. */
export function freeEntryId(taken: Iterable<string>): string {
  const numbers = [...taken].map((id) => Number(/^entry(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `entry${Math.max(0, ...numbers) + 1}`
}

/** A catalog that one side removed stays while the other side has an entry in it. */
function requiredCatalogs({ menu }: Merged, versions: Versions<Merged>): readonly RequiredPart[] {
  const ids = new Set(menu.map(({ id }) => id))
  const missing = new Set(menu.flatMap(({ parentId }) => (parentId && !ids.has(parentId) ? [parentId] : [])))
  return (['mine', 'theirs'] as const).flatMap((side) =>
    versions[side].menu.filter(({ id }) => missing.has(id)).map(({ id }) => ({ path: ['menu', id], side })),
  )
}

/** Moves into each other or too deep, and catalogs that one side turned into something else. */
function clashesOf({ menu }: Merged, { base }: Versions<Merged>): readonly Clash[] {
  const byId = new Map(menu.map((entry) => [entry.id, entry]))
  const before = new Map(base.menu.map(({ id, parentId }) => [id, parentId ?? null]))
  const isMoved = (id: string) => before.get(id) !== (byId.get(id)?.parentId ?? null)
  const moves = menu.flatMap((entry) => {
    const above = chainOf(byId, entry)
    const parts = above.filter(isMoved).sort().map(parentPath)
    return isTooLong(byId, above) && parts[0] ? [{ path: parts[0], parts }] : []
  })
  const targets = menu
    .filter(({ id, target }) => target.kind !== 'catalog' && menu.some(({ parentId }) => parentId === id))
    .map(({ id }) => ['menu', id, 'target'])
  return [...moves, ...targets.map((path) => ({ path, parts: [path] }))]
}

function parentPath(id: string): PartPath {
  return ['menu', id, 'parentId']
}

type EntriesById = ReadonlyMap<string, LooseEntry>

/** The ids from an entry up to the top, or up to the first that comes again. */
function chainOf(byId: EntriesById, entry: LooseEntry, below: readonly string[] = []): readonly string[] {
  const chain = [...below, entry.id]
  const parent = entry.parentId ? byId.get(entry.parentId) : undefined
  return !parent || chain.includes(parent.id) ? chain : chainOf(byId, parent, chain)
}

function isTooLong(byId: EntriesById, chain: readonly string[]): boolean {
  const above = byId.get(chain.at(-1) ?? '')?.parentId
  return chain.length > deepestMenu || (above ? chain.includes(above) : false)
}

/** Entries that cannot be where they were put go to the top level, so that none is lost. */
function placed(menu: readonly LooseEntry[]): Entry[] {
  const byId = new Map<string, LooseEntry>(menu.map((entry) => [entry.id, entry]))
  const isPlaced = (entry: LooseEntry) =>
    entry.parentId === null ||
    (byId.get(entry.parentId ?? '')?.target.kind === 'catalog' && !isTooLong(byId, chainOf(byId, entry)))
  for (const entry of menu) if (!isPlaced(entry)) byId.set(entry.id, { ...entry, parentId: null })
  return [...byId.values()].map((entry) => ({ ...entry, parentId: entry.parentId ?? null }))
}
