import { type FlowDefinition, FlowNode } from '../flow-definition.ts'
import { isEnd, isStart } from '../nodes/traits-of.ts'
import { type Edited, edited } from './edited.ts'
import { freeIds } from './free-id.ts'
import type { NewNode } from './insert.ts'
import { type Place, step } from './lay-out.ts'
import { freePlace, placesOf } from './places.ts'
import { withoutNodes } from './rewire.ts'

// Edits of a flow that is drawn freely: they add and take away what they say and nothing else, sound or not.

/** Puts nodes where they are drawn. Whatever nobody had placed stays where it was seen meanwhile. */
export function placeNodes(flow: FlowDefinition, places: ReadonlyMap<string, Place>): Edited {
  const seen = placesOf(flow)
  const nodes = flow.nodes.map((node) => ({ ...node, place: places.get(node.id) ?? seen.get(node.id) }))
  return { flow: { ...flow, nodes }, selected: [...places.keys()] }
}

/** Around a place, with nothing that leads there; or beside a node, with a line from there. */
export type DrawnWhere = Readonly<{ at: Place }> | Readonly<{ behind: string }>

/** Draws a node more, where it covers no other. */
export function drawNode(flow: FlowDefinition, draft: NewNode, where: DrawnWhere): Edited {
  const settled = placeNodes(flow, new Map()).flow
  const place = freePlace(placesOf(settled), wantedPlace(settled, where))
  const id = freeIds(settled)(draft.kind)
  const node = FlowNode.parse({ ...draft, place, id })
  const grown = { ...settled, nodes: [...settled.nodes, node] }
  return { flow: 'behind' in where ? connect(grown, where.behind, id).flow : grown, selected: [id] }
}

function wantedPlace(flow: FlowDefinition, where: DrawnWhere): Place {
  if ('at' in where) return where.at
  const { x, y } = placesOf(flow).get(where.behind) ?? { x: 0, y: step.y }
  return { x: x + step.x, y }
}

/** Whether a line from one node to another can be drawn: not to itself, not twice, not into a start, not out of an end. */
export function mayConnect({ nodes, lines }: FlowDefinition, from: string, to: string): boolean {
  const [source, target] = [from, to].map((id) => nodes.find((node) => node.id === id))
  if (!source || !target || source === target) return false
  if (isEnd(source) || isStart(target)) return false
  return !lines.some((line) => line.from === from && line.to === to)
}

/** A line between two nodes, where one can be drawn. */
export function connect(flow: FlowDefinition, from: string, to: string): Edited {
  if (!mayConnect(flow, from, to)) return edited(flow)
  const line = { id: freeIds(flow)('line'), from, to }
  return { flow: { ...flow, lines: [...flow.lines, line] }, selected: [line.id] }
}

/** Lets a line begin or end at another node; its name and condition stay. */
export function reconnect(flow: FlowDefinition, id: string, from: string, to: string): Edited {
  if (!mayConnect(flow, from, to)) return { flow, selected: [id] }
  const lines = flow.lines.map((line) => (line.id === id ? { ...line, from, to } : line))
  return { flow: { ...flow, lines }, selected: [id] }
}

/** Takes nodes and lines away, with the lines that touch the nodes; nothing is closed behind them. A start stays. */
export function removeDrawn(flow: FlowDefinition, ids: readonly string[]): Edited {
  const gone = new Set(ids)
  const starts = flow.nodes.filter((node) => gone.has(node.id) && isStart(node)).map(({ id }) => id)
  for (const id of starts) gone.delete(id)

  const left = withoutNodes(flow, gone)
  const lines = left.lines.filter(({ id }) => !gone.has(id))
  const isSame = left.nodes.length === flow.nodes.length && lines.length === flow.lines.length
  return edited(isSame ? flow : { ...left, lines }, ...starts)
}
