import type { LayoutNode, LocalizedText } from '@signet/form'

/** A part of a layout with the fields and layouts in it. */
export type Part = Readonly<{ id: string; title: LocalizedText; nodes: readonly LayoutNode[] }>

const known = new WeakMap<LayoutNode, readonly Part[]>()
const knownPaths = new WeakMap<readonly LayoutNode[], readonly string[]>()

/** What stands in each part; a field that names none stands in the first. The same answer for the same layout. */
export function partsOf(node: LayoutNode): readonly Part[] {
  const parts = known.get(node) ?? findParts(node)
  known.set(node, parts)
  return parts
}

/** The paths of all that stands there, also in layouts within. The same answer for the same part. */
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
