import { type FlowDefinition, FlowNode, type FlowTransition } from '../definition/flow-definition.ts'
import { isEnd, isStart } from '../nodes/traits-of.ts'
import type { NewNode } from './edit-flow.ts'
import { type FlowEdit, freeIds, toEdit, withoutNodes } from './flow-edit.ts'

// Edits of a freely drawn flow; they change only what they name, sound or not.

/** Moves nodes; nodes without a stored position keep the one they were shown at. */
export function positionNodes(flow: FlowDefinition, places: ReadonlyMap<string, NodePosition>): FlowEdit {
  const seen = nodePositions(flow)
  const nodes = flow.nodes.map((node) => ({ ...node, place: places.get(node.id) ?? seen.get(node.id) }))
  return { flow: { ...flow, nodes }, selected: [...places.keys()] }
}

/** At a position without a connection, or connected behind a node. */
export type DrawnPosition = Readonly<{ at: NodePosition }> | Readonly<{ behind: string }>

/** Draws a new node where it covers no other. */
export function drawNode(flow: FlowDefinition, draft: NewNode, where: DrawnPosition): FlowEdit {
  const settled = positionNodes(flow, new Map()).flow
  const place = freePlace(nodePositions(settled), wantedPlace(settled, where))
  const id = freeIds(settled)(draft.kind)
  const node = FlowNode.parse({ ...draft, place, id })
  const grown = { ...settled, nodes: [...settled.nodes, node] }
  return { flow: 'behind' in where ? connect(grown, where.behind, id).flow : grown, selected: [id] }
}

function wantedPlace(flow: FlowDefinition, where: DrawnPosition): NodePosition {
  if ('at' in where) return where.at
  const { x, y } = nodePositions(flow).get(where.behind) ?? { x: 0, y: step.y }
  return { x: x + step.x, y }
}

/** Whether two nodes can be connected: not to itself, not twice, not into a start, not out of an end. */
export function canConnect({ nodes, lines }: FlowDefinition, from: string, to: string): boolean {
  const [source, target] = [from, to].map((id) => nodes.find((node) => node.id === id))
  if (!source || !target || source === target) return false
  if (isEnd(source) || isStart(target)) return false
  return !lines.some((line) => line.from === from && line.to === to)
}

/** Connects two nodes where that is possible. */
export function connect(flow: FlowDefinition, from: string, to: string): FlowEdit {
  if (!canConnect(flow, from, to)) return toEdit(flow)
  const line = { id: freeIds(flow)('line'), from, to }
  return { flow: { ...flow, lines: [...flow.lines, line] }, selected: [line.id] }
}

/** Reconnects a transition to other nodes; its name and condition stay. */
export function reconnect(flow: FlowDefinition, id: string, from: string, to: string): FlowEdit {
  if (!canConnect(flow, from, to)) return { flow, selected: [id] }
  const lines = flow.lines.map((line) => (line.id === id ? { ...line, from, to } : line))
  return { flow: { ...flow, lines }, selected: [id] }
}

/** Removes nodes and transitions, including those attached to the nodes, without closing gaps. A start stays. */
export function removeDrawn(flow: FlowDefinition, ids: readonly string[]): FlowEdit {
  const gone = new Set(ids)
  const starts = flow.nodes.filter((node) => gone.has(node.id) && isStart(node)).map(({ id }) => id)
  for (const id of starts) gone.delete(id)

  const left = withoutNodes(flow, gone)
  const lines = left.lines.filter(({ id }) => !gone.has(id))
  const isSame = left.nodes.length === flow.nodes.length && lines.length === flow.lines.length
  return toEdit(isSame ? flow : { ...left, lines }, ...starts)
}

/**
 * Drawing positions: stored ones; a layered layout when none is stored; otherwise new nodes go beside their
 * predecessor.
 */
export function nodePositions(definition: FlowDefinition): ReadonlyMap<string, NodePosition> {
  const { nodes, lines } = definition
  const laidOut = layOut(definition)
  const places = new Map(nodes.flatMap(({ id, place }) => (place ? [[id, place] as const] : [])))
  if (places.size === 0) return laidOut

  for (const { id } of inLayers(nodes, laidOut)) {
    if (places.has(id)) continue
    const before = lines.find(({ from, to }) => to === id && places.has(from))
    const beside = before && places.get(before.from)
    const wanted = beside ? { x: beside.x + step.x, y: beside.y } : laidOut.get(id)
    places.set(id, freePlace(places, wanted ?? { x: step.x, y: step.y }))
  }
  return places
}

/** The wanted position, or the first free one below. */
function freePlace(places: ReadonlyMap<string, NodePosition>, { x, y }: NodePosition): NodePosition {
  const near = [...places.values()]
    .filter((other) => Math.abs(other.x - x) < step.x * 0.75)
    .map((other) => other.y)
  const covers = (at: number, other: number) => Math.abs(at - other) < step.y / 2
  const free = near
    .toSorted((one, other) => one - other)
    .reduce((at, other) => (covers(at, other) ? other + step.y : at), y)
  return { x, y: free }
}

/** Predecessors first, so that a chain of new nodes is placed in order. */
const inLayers = (nodes: FlowDefinition['nodes'], laidOut: ReadonlyMap<string, NodePosition>) =>
  nodes.toSorted((one, other) => (laidOut.get(one.id)?.x ?? 0) - (laidOut.get(other.id)?.x ?? 0))

/** Centre of a node. */
export type NodePosition = Readonly<{ x: number; y: number }>

/** Distance between node centres. */
const step = { x: 160, y: 120 } as const

/** Positions of all nodes in layers from left to right; a node's layer is its longest path without loops. */
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
  const rank = new Map(order.map((id, index) => [id, index]))
  const isForward = ({ from, to }: FlowTransition) => (rank.get(to) ?? -1) > (rank.get(from) ?? 0)
  const layers = new Map<string, number>()
  for (const { from, to } of order.flatMap((id) => (next.get(id) ?? []).filter(isForward)))
    layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1))
  return layers
}

/** Topological order ignoring loops (reverse postorder of a depth-first walk). */
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
