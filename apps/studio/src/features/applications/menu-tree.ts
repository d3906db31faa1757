import { deepestMenu } from '@signet/contract'
import type { Entry } from './queries.ts'

export type Branch = Readonly<{ entry: Entry; children: readonly Branch[] }>

/** The entries of a menu as a tree; siblings keep their order. */
export function treeOf(menu: readonly Entry[], parentId: string | null = null): readonly Branch[] {
  return menu
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => ({ entry, children: treeOf(menu, entry.id) }))
}

/** An entry and all below it. */
export function withAllBelow(menu: readonly Entry[], id: string): ReadonlySet<string> {
  const below = menu.filter(({ parentId }) => parentId === id)
  return new Set([id, ...below.flatMap((entry) => [...withAllBelow(menu, entry.id)])])
}

export function without(menu: readonly Entry[], id: string): readonly Entry[] {
  const gone = withAllBelow(menu, id)
  return menu.filter((entry) => !gone.has(entry.id))
}

export function put(menu: readonly Entry[], entry: Entry): readonly Entry[] {
  const isThere = menu.some(({ id }) => id === entry.id)
  return isThere ? menu.map((one) => (one.id === entry.id ? entry : one)) : [...menu, entry]
}

type Place = Readonly<{
  parentId: string | null /** The sibling that follows; last when null. */
  before: string | null
}>

/**
 * Moves an entry with all below it; undefined where it cannot go: below itself, below something else than a catalog, or
 * deeper than a menu may be.
 */
export function moved(
  menu: readonly Entry[],
  id: string,
  { parentId, before }: Place,
): readonly Entry[] | undefined {
  const entry = menu.find((one) => one.id === id)
  if (!entry || before === id || (parentId !== null && withAllBelow(menu, id).has(parentId))) return undefined
  if (parentId !== null && menu.find((one) => one.id === parentId)?.target.kind !== 'catalog')
    return undefined
  if (levelOf(menu, parentId) + levelsFrom(menu, id) > deepestMenu) return undefined

  const others = menu.filter((one) => one.id !== id)
  const at = before === null ? others.length : others.findIndex((one) => one.id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...entry, parentId })
}

/** The level of an entry, from 1 at the top; 0 for the menu. */
function levelOf(menu: readonly Entry[], id: string | null): number {
  const entry = menu.find((one) => one.id === id)
  return entry ? 1 + levelOf(menu, entry.parentId) : 0
}

/** How many levels an entry and those below it make. */
function levelsFrom(menu: readonly Entry[], id: string): number {
  const below = menu.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...below.map((entry) => levelsFrom(menu, entry.id)))
}

/** Moves an entry one place up or down among its siblings; undefined at the end of the line. */
export function shifted(menu: readonly Entry[], id: string, by: -1 | 1): readonly Entry[] | undefined {
  const entry = menu.find((one) => one.id === id)
  const siblings = menu.filter(({ parentId }) => parentId === entry?.parentId)
  const at = siblings.findIndex((one) => one.id === id)
  if (!entry || at < 0 || !siblings[at + by]) return undefined
  const following = by === -1 ? siblings[at - 1] : siblings[at + 2]
  return moved(menu, id, { parentId: entry.parentId, before: following?.id ?? null })
}
