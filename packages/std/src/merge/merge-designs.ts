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
  /** Parts that merge one by one but do not fit together, such as two moves that put entries into each other. */
  clashes?: (merged: Tree, versions: Versions<Tree>) => readonly Clash[]
}>

/** The answer about `path` decides where all `parts` are taken from. */
export type Clash = Readonly<{ path: PartPath; parts: readonly PartPath[] }>
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
  const decided = new Decisions(choices)
  for (;;) {
    const asked = new Map<string, Clash>(decided.clashes)
    const ask = (path: PartPath) => {
      asked.set(pathKey(path), { path, parts: [path] })
      return choices.get(pathKey(path)) ?? 'theirs'
    }
    // Merging keeps the shape of its versions.
    const tree = mergeValues(rules.shape, trees, [], { ...decided.forcing, ask }) as Tree
    if (decided.force(rules.required?.(tree, trees)) || decided.settle(rules.clashes?.(tree, trees))) continue
    return {
      merged: rules.fromTree(tree),
      conflicts: [...asked].map(([key, clash]) => conflictAt(rules, trees, key, clash)),
    }
  }
}

/** The parts that are taken from one side, because of what refers to them or because of an answer. */
class Decisions {
  readonly clashes = new Map<string, Clash>()
  readonly #sides = new Map<string, Side>()
  readonly #choices: ReadonlyMap<string, Side>

  constructor(choices: ReadonlyMap<string, Side>) {
    this.#choices = choices
  }

  readonly forcing = {
    forced: (path: PartPath) => this.#sides.get(pathKey(path)),
    isForcedInside: (path: PartPath) => {
      const inside = `${pathKey(path).slice(0, -1)},`
      return [...this.#sides.keys()].some((key) => key.startsWith(inside))
    },
  }

  /** Returns whether a part was new, so that the merge has to be done again. */
  force(parts: readonly RequiredPart[] = []): boolean {
    const before = this.#sides.size
    for (const { path, side } of parts)
      if (!this.#sides.has(pathKey(path))) this.#sides.set(pathKey(path), side)
    return this.#sides.size > before
  }

  /** Takes the parts of the first open clash from one side; those that were settled before stay. */
  settle(clashes: readonly Clash[] = []): boolean {
    const open = clashes.find(({ parts }) => parts.some((path) => !this.#sides.has(pathKey(path))))
    if (!open) return false
    this.clashes.set(pathKey(open.path), open)
    const side = this.#choices.get(pathKey(open.path)) ?? 'theirs'
    return this.force(open.parts.map((path) => ({ path, side })))
  }
}

function conflictAt<Design, Tree>(
  { shape, fromTree }: MergeRules<Design, Tree>,
  { base, mine, theirs }: Versions<Tree>,
  key: string,
  { path, parts }: Clash,
): MergeConflict<Design> {
  const take = (version: Tree) =>
    fromTree(parts.reduce<unknown>((taken, part) => takePart(shape, taken, version, part), base) as Tree)
  return { key, path, mine: take(mine), theirs: take(theirs) }
}
