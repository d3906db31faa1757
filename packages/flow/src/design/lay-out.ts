import type { FlowDefinition, FlowLine } from '../definition/flow-definition.ts'

/** The middle of a node. */
export type NodePosition = Readonly<{ x: number; y: number }>

/** How far nodes lie apart, from middle to middle. */
export const step = { x: 160, y: 120 } as const

/** A place for every node: from left to right in layers, each as far from its way in as the longest way without loops. */
export function layOut(definition: FlowDefinition): ReadonlyMap<string, NodePosition> {
  const layers = layersOf(definition)
  const filled = new Map<number, number>()

  return new Map(
    definition.nodes.map(({ id }) => {
      const layer = layers.get(id) ?? 0
      const row = filled.get(layer) ?? 0
      filled.set(layer, row + 1)
      return [id, { x: (layer + 1) * step.x, y: (row + 1) * step.y }]
    }),
  )
}

function layersOf({ nodes, lines }: FlowDefinition): ReadonlyMap<string, number> {
  const next = Map.groupBy(lines, ({ from }) => from)
  const entered = new Set(lines.map(({ to }) => to))
  const origins = [...nodes.filter(({ id }) => !entered.has(id)), ...nodes].map(({ id }) => id)
  const order = inOrder(origins, (id) => (next.get(id) ?? []).map(({ to }) => to))
  const rank = new Map(order.map((id, place) => [id, place]))
  const isForward = ({ from, to }: FlowLine) => (rank.get(to) ?? -1) > (rank.get(from) ?? 0)
  const layers = new Map<string, number>()
  for (const { from, to } of order.flatMap((id) => (next.get(id) ?? []).filter(isForward)))
    layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1))
  return layers
}

/** Every node before those that its lines lead to, loops apart (reverse order of leaving a depth-first walk). */
function inOrder(origins: readonly string[], next: (id: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const left: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const to of next(id)) visit(to)
    left.push(id)
  }
  for (const id of origins) visit(id)
  return left.reverse()
}
