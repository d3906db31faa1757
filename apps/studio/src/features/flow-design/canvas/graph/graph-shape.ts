import { type FlowDefinition, type FlowLine, type FlowNode, isEnd, isStart } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'
import { type Edge, getSmoothStepPath, MarkerType, type Node, Position } from '@xyflow/react'

export type StepNode = Node<Readonly<{ node: FlowNode }>, 'step'>
/** `isBlocked`: another card is in the way of a level line. */
export type LineEdge = Edge<Readonly<{ line: FlowLine; isBlocked: boolean }>, 'line'>

/** In pixels. */
export const card = { width: 168, height: 84 } as const

/**
 * Stored positions suit other tools, whose steps are 100 wide; our cards are wider and need space for
 * labels.
 */
const scale = { x: 1.75, y: 1 } as const
const grid = 10

/** The snap grid in pixels. */
export const snap: [number, number] = [grid * scale.x, grid * scale.y]

/** The top left corner of a card in pixels, from the middle of its node. */
const cornerOf = ({ x, y }: NodePosition): NodePosition => ({
  x: x * scale.x - card.width / 2,
  y: y * scale.y - card.height / 2,
})

/** The middle of a node on its grid, from the top left corner of its card. */
export const middleOf = ({ x, y }: NodePosition): NodePosition => ({
  x: onGrid((x + card.width / 2) / scale.x),
  y: onGrid((y + card.height / 2) / scale.y),
})

const onGrid = (length: number) => Math.round(length / grid) * grid

/**
 * Transitions enter on the left and leave on the right. Explicit, because hidden elements cannot be
 * measured.
 */
const handlesOf = (node: FlowNode): NonNullable<StepNode['handles']> => [
  ...(isStart(node) ? [] : [{ type: 'target' as const, position: Position.Left, x: 0, y: card.height / 2 }]),
  ...(isEnd(node)
    ? []
    : [{ type: 'source' as const, position: Position.Right, x: card.width, y: card.height / 2 }]),
]

export const zoomRange = { least: 0.2, most: 2 } as const

/** A flow as cards and transitions at these positions, before any user action. */
export function drawnFlow(
  { nodes, lines }: FlowDefinition,
  places: ReadonlyMap<string, NodePosition>,
): Readonly<{ steps: readonly StepNode[]; lines: readonly LineEdge[] }> {
  const corners = new Map(nodes.map(({ id }) => [id, cornerOf(places.get(id) ?? { x: 0, y: 0 })]))
  return {
    steps: nodes.map((node) => ({
      ...card,
      id: node.id,
      type: 'step',
      position: corners.get(node.id) ?? { x: 0, y: 0 },
      handles: handlesOf(node),
      data: { node },
    })),
    lines: lines.map((line) => ({
      id: line.id,
      type: 'line',
      source: line.from,
      target: line.to,
      data: { line, isBlocked: isLineBlocked(line, corners) },
      markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
    })),
  }
}

function isLineBlocked({ from, to }: FlowLine, corners: ReadonlyMap<string, NodePosition>): boolean {
  const [source, target] = [corners.get(from), corners.get(to)]
  return source !== undefined && target !== undefined && isBlocked(source, target, corners.values())
}

type Ends = Readonly<{ sourceX: number; sourceY: number; targetX: number; targetY: number }>

const bend = 12
const stub = 20

/**
 * The path of a transition and the position of its label: straight or with one step, down between stacked
 * cards, or around an obstacle.
 */
export function linePath(ends: Ends, isBlocked: boolean) {
  const { sourceX, sourceY, targetX, targetY } = ends
  // Cards that touch or overlap, as small events of other tools do here, need no detour.
  const isBack = targetX < sourceX - card.width
  const isLevel = Math.abs(targetY - sourceY) < card.height
  if (isUpright(ends)) return uprightPath(ends)
  if (isLevel && (isBack || isBlocked)) return aroundPath(ends)

  const offset = isLevel ? Math.max(0, Math.min(stub, (targetX - sourceX) / 2)) : stub
  const sides = { sourcePosition: Position.Right, targetPosition: Position.Left }
  const [path, x, y] = getSmoothStepPath({ ...ends, ...sides, borderRadius: bend, offset })
  return { path, words: { x, y } }
}

/** Whether one card is above the other, as in top-down drawings. */
function isUpright({ sourceX, sourceY, targetX, targetY }: Ends): boolean {
  const aside = targetX + card.width - sourceX
  return Math.abs(aside) < card.width * 0.6 && Math.abs(targetY - sourceY) > card.height * 0.6
}

/** From the bottom edge to the top edge, or the reverse. */
function uprightPath({ sourceX, sourceY, targetX, targetY }: Ends) {
  const isDown = targetY > sourceY
  const reach = isDown ? card.height / 2 : -card.height / 2
  const [from, to] = [sourceX - card.width / 2, targetX + card.width / 2]
  // An offset below two bends is drawn straight.
  const between = Math.abs(to - from) < 2 * bend ? (from + to) / 2 : undefined
  const [path, x, y] = getSmoothStepPath({
    sourceX: between ?? from,
    sourceY: sourceY + reach,
    targetX: between ?? to,
    targetY: targetY - reach,
    sourcePosition: isDown ? Position.Bottom : Position.Top,
    targetPosition: isDown ? Position.Top : Position.Bottom,
    borderRadius: bend,
    offset: 0,
  })
  return { path, words: { x, y } }
}

/** Out, down below the row of cards, along, and up again. */
function aroundPath({ sourceX, sourceY, targetX, targetY }: Ends) {
  const below = Math.max(sourceY, targetY) + card.height * 0.75
  const [out, back] = [sourceX + stub, targetX - stub]
  const corners = [
    { x: out, y: sourceY },
    { x: out, y: below },
    { x: back, y: below },
    { x: back, y: targetY },
  ]
  const path = rounded({ x: sourceX, y: sourceY }, corners, { x: targetX, y: targetY })
  return { path, words: { x: (out + back) / 2, y: below } }
}

/** An SVG path with rounded corners. */
function rounded(from: NodePosition, corners: readonly NodePosition[], to: NodePosition): string {
  const points = [from, ...corners, to]
  const turns = corners.map((corner, at) => {
    const before = towards(corner, points[at] ?? corner)
    const after = towards(corner, points[at + 2] ?? corner)
    return `L ${before.x} ${before.y} Q ${corner.x} ${corner.y} ${after.x} ${after.y}`
  })
  return `M ${from.x} ${from.y} ${turns.join(' ')} L ${to.x} ${to.y}`
}

/** The point one bend away from a corner towards another point, or half way when they are close. */
function towards(corner: NodePosition, other: NodePosition): NodePosition {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const share = length === 0 ? 0 : Math.min(bend / length, 0.5)
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share }
}

/** Whether a card is between the ends of a level line. */
export function isBlocked(from: NodePosition, to: NodePosition, corners: Iterable<NodePosition>): boolean {
  const y = (from.y + to.y) / 2
  for (const corner of corners) {
    const isBetween = corner.x > from.x && corner.x + card.width < to.x
    if (isBetween && corner.y - card.height / 2 < y && y < corner.y + card.height / 2) return true
  }
  return false
}
