import { type MergeShape, type PartPath, pathKey, type Side, type Versions } from './merge-shape.ts'
import { mergeValues } from './merge-values.ts'
import { takePart } from './take-part.ts'

/** What merging has to know about a kind of design. */
export type MergeRules<Design, Tree = Design> = Readonly<{
  shape: MergeShape
  /** The design as its shape describes it, and back. */
  toTree: (design: Design) => Tree
  fromTree: (tree: Tree) => Design
  /** Gives other ids to items of `mine` that both sides added under one id. */
  separate: (versions: Versions<Design>) => Design
  /** Parts that have to be taken from one side, because what was merged refers to them. */
  required?: (merged: Tree, versions: Versions<Tree>) => readonly RequiredPart[]
}>

export type RequiredPart = Readonly<{ path: PartPath; side: Side }>

/** A part that both sides changed. `mine` and `theirs` are the base with this part alone as that side has it. */
export type MergeConflict<Design> = Readonly<{ key: string; path: PartPath }> & Readonly<Record<Side, Design>>

export type Merge<Design> = Readonly<{ merged: Design; conflicts: readonly MergeConflict<Design>[] }>

/**
 * Merges two versions that began with the same one. Changes of different parts are combined; a part that both
 * changed is taken as `choices` says by the key of its conflict, without a choice from `theirs`.
 */
export function mergeDesigns<Design, Tree>(
  rules: MergeRules<Design, Tree>,
  versions: Versions<Design>,
  choices: ReadonlyMap<string, Side> = new Map(),
): Merge<Design> {
  const own = { ...versions, mine: rules.separate(versions) }
  const trees = {
    base: rules.toTree(own.base),
    mine: rules.toTree(own.mine),
    theirs: rules.toTree(own.theirs),
  }
  const forced = new Map<string, Side>()
  for (;;) {
    const conflicts = new Map<string, PartPath>()
    const ask = (path: PartPath) => {
      conflicts.set(pathKey(path), path)
      return choices.get(pathKey(path)) ?? 'theirs'
    }
    const merging = { forced: (path: PartPath) => forced.get(pathKey(path)), ask }
    // Merging keeps the shape of its versions.
    const tree = mergeValues(rules.shape, trees, [], merging) as Tree
    const missing = (rules.required?.(tree, trees) ?? []).filter(({ path }) => !forced.has(pathKey(path)))
    for (const { path, side } of missing) forced.set(pathKey(path), side)
    if (missing.length === 0)
      return {
        merged: rules.fromTree(tree),
        conflicts: [...conflicts].map(([key, path]) => conflictAt(rules, trees, { key, path })),
      }
  }
}

function conflictAt<Design, Tree>(
  { shape, fromTree }: MergeRules<Design, Tree>,
  { base, mine, theirs }: Versions<Tree>,
  { key, path }: Readonly<{ key: string; path: PartPath }>,
): MergeConflict<Design> {
  return {
    key,
    path,
    mine: fromTree(takePart(shape, base, mine, path) as Tree),
    theirs: fromTree(takePart(shape, base, theirs, path) as Tree),
  }
}
