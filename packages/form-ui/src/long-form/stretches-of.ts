import type { LayoutNode } from '@signet/form'
import { pathsIn } from './parts-of.ts'

/** Neighbours that are drawn together, named by their place. */
export type Stretch = Readonly<{ id: string; nodes: readonly LayoutNode[]; paths: readonly string[] }>

/** So many are drawn at once, in view or not. */
const few = 40
const together = 10

const known = new WeakMap<readonly LayoutNode[], readonly Stretch[]>()

/** One stretch of a few fields; of many, stretches of about ten, where a layout counts with all that is in it. */
export function stretchesOf(nodes: readonly LayoutNode[]): readonly Stretch[] {
  const stretches = known.get(nodes) ?? findStretches(nodes)
  known.set(nodes, stretches)
  return stretches
}

function findStretches(nodes: readonly LayoutNode[]): readonly Stretch[] {
  const runs = pathsIn(nodes).length > few ? cut(nodes) : [nodes]
  return runs.map((run, place) => ({ id: String(place), nodes: run, paths: pathsIn(run) }))
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
