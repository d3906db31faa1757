import type { LayoutNode, LocalizedText } from '@signet/form'

/** Neighbors rendered together, named by their index. */
export type Stretch = Readonly<{ id: string; nodes: readonly LayoutNode[]; paths: readonly string[] }>

/** The number of fields that are rendered at once, visible or not. */
const few = 40
const together = 10

const knownStretches = new WeakMap<readonly LayoutNode[], readonly Stretch[]>()

/** Returns one stretch for a few fields, otherwise stretches of about ten, counting the fields in layouts. */
export function stretchesOf(nodes: readonly LayoutNode[]): readonly Stretch[] {
  const stretches = knownStretches.get(nodes) ?? findStretches(nodes)
  knownStretches.set(nodes, stretches)
  return stretches
}

function findStretches(nodes: readonly LayoutNode[]): readonly Stretch[] {
  const runs = pathsIn(nodes).length > few ? cut(nodes) : [nodes]
  return runs.map((run, position) => ({ id: String(position), nodes: run, paths: pathsIn(run) }))
}

function cut(nodes: readonly LayoutNode[]): LayoutNode[][] {
  const runs: LayoutNode[][] = []
  let room = 0
  for (const node of nodes) {
    const weight = 1 + pathsIn(node.inside).length
    const last = weight > room ? undefined : runs.at(-1)
    if (last) last.push(node)
    else runs.push([node])
    room = (last ? room : together) - weight
  }
  return runs
}

/** A part of a layout with its fields and layouts. */
export type Part = Readonly<{ id: string; title: LocalizedText; nodes: readonly LayoutNode[] }>

const knownParts = new WeakMap<LayoutNode, readonly Part[]>()
const knownPaths = new WeakMap<readonly LayoutNode[], readonly string[]>()

/** Returns the nodes of each part; a field without a part belongs to the first. Cached per layout. */
export function partsOf(node: LayoutNode): readonly Part[] {
  const parts = knownParts.get(node) ?? findParts(node)
  knownParts.set(node, parts)
  return parts
}

/** Returns all paths in the nodes, including inner layouts. Cached per part. */
export function pathsIn(nodes: readonly LayoutNode[]): readonly string[] {
  const paths =
    knownPaths.get(nodes) ?? nodes.flatMap(({ field, inside }) => [field.path, ...pathsIn(inside)])
  knownPaths.set(nodes, paths)
  return paths
}

function findParts({ field: { kind, settings }, inside }: LayoutNode): readonly Part[] {
  const slots = kind.slots?.(settings) ?? []
  const [first] = slots
  if (!first) return [{ id: '', title: '', nodes: inside }]
  return slots.map(({ id, title = '' }) => ({
    id,
    title,
    nodes: inside.filter(({ field }) => (field.definition.slot ?? first.id) === id),
  }))
}
