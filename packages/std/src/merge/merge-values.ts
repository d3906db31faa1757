import { isSameJson } from '../json.ts'
import { mergeOrder } from './merge-order.ts'
import {
  isPart,
  itemsOf,
  type MergeShape,
  type PartPath,
  positionStep,
  type Side,
  type Versions,
} from './merge-shape.ts'

export type Merging = Readonly<{
  /** The side that a part is taken from without merging. */
  forced: (path: PartPath) => Side | undefined
  /** Whether a part inside this one is forced, so that it cannot be taken as a whole. */
  isForcedInside: (path: PartPath) => boolean
  /** The side of a part that both changed. */
  ask: (path: PartPath) => Side
}>

/** Merges one part of a design three-way; undefined is a part that is not there. */
export function mergeValues(
  shape: MergeShape,
  versions: Versions,
  path: PartPath,
  merging: Merging,
): unknown {
  const side = merging.forced(path)
  if (side) return versions[side]
  const settled = settledSide(versions)
  // Items go through the merge even then, because an item may be forced.
  if (settled && !hasItems(shape) && !merging.isForcedInside(path)) return versions[settled]
  if (shape === 'quiet') return versions[settled ?? 'mine']
  return mergeInside(shape, versions, path, merging) ?? versions[settled ?? merging.ask(path)]
}

/** The side that a part is taken from when at most one of them changed it, or both did the same. */
function settledSide({ base, mine, theirs }: Versions): Side | undefined {
  if (isSameJson(theirs, base) || isSameJson(mine, theirs)) return 'mine'
  return isSameJson(mine, base) ? 'theirs' : undefined
}

function hasItems(shape: MergeShape): boolean {
  return typeof shape === 'object' && 'itemsBy' in shape
}

/** Returns undefined for what can only be taken as a whole. */
function mergeInside(shape: MergeShape, versions: Versions, path: PartPath, merging: Merging): unknown {
  if (typeof shape !== 'object') return undefined
  return 'itemsBy' in shape
    ? mergeItems(shape, versions, path, merging)
    : mergeParts(shape, versions, path, merging)
}

type PartsShape = Extract<MergeShape, { parts: unknown }>

function mergeParts({ parts }: PartsShape, versions: Versions, path: PartPath, merging: Merging): unknown {
  const { base = {}, mine, theirs } = versions
  if (!isPart(base) || !isPart(mine) || !isPart(theirs) || mine['kind'] !== theirs['kind']) return undefined
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const merged = [...names].map((name) => {
    const shape = (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? 'value'
    const part = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return [name, mergeValues(shape, part, [...path, name], merging)] as const
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

type ItemsShape = Extract<MergeShape, { itemsBy: string }>

function mergeItems(shape: ItemsShape, versions: Versions, path: PartPath, merging: Merging): unknown {
  const base = itemsOf(versions.base ?? [], shape.itemsBy)
  const mine = itemsOf(versions.mine, shape.itemsBy)
  const theirs = itemsOf(versions.theirs, shape.itemsBy)
  if (!base || !mine || !theirs) return undefined

  const merged = new Map(
    [...new Set([...theirs.keys(), ...mine.keys()])].map((id) => {
      const item = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
      return [id, mergeValues(shape.item, item, [...path, id], merging)] as const
    }),
  )
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    (id) => merged.get(id) !== undefined,
    (id) => merging.ask([...path, id, positionStep]),
  )
  return order.map((id) => merged.get(id))
}
