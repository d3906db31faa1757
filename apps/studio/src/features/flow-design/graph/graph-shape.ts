import { type FlowDefinition, type FlowNode, type FlowTransition, isEnd, isStart } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'
import { type Edge, getSmoothStepPath, MarkerType, type Node, Position } from '@xyflow/react'

export type StepNode = Node<Readonly<{ node: FlowNode }>, 'step'>
/** `isBlocked` is set if another card is in the way of a horizontal transition. */
export type TransitionEdge = Edge<Readonly<{ line: FlowTransition; isBlocked: boolean }>, 'line'>

/** In pixels. */
export const card = { width: 168, height: 84 } as const

/** Stored positions assume steps 100 px wide, as in other tools; our cards are wider. */
const scale = { x: 1.75, y: 1 } as const
const grid = 10

/** The snap grid in pixels. */
export const snapGrid: [number, number] = [grid * scale.x, grid * scale.y]

/** Returns the top left corner of a card in pixels, given the middle of its node. */
const toCorner = ({ x, y }: NodePosition): NodePosition => ({
  x: x * scale.x - card.width / 2,
  y: y * scale.y - card.height / 2,
})

/** Returns the middle of a node on its grid, given the top left corner of its card. */
export const toMiddle = ({ x, y }: NodePosition): NodePosition => ({
  x: roundToGrid((x + card.width / 2) / scale.x),
  y: roundToGrid((y + card.height / 2) / scale.y),
})

const roundToGrid = (length: number) => Math.round(length / grid) * grid

/** Handles on the left and right. Set explicitly, because hidden elements cannot be measured. */
const listHandles = (node: FlowNode): NonNullable<StepNode['handles']> => [
  ...(isStart(node) ? [] : [{ type: 'target' as const, position: Position.Left, x: 0, y: card.height / 2 }]),
  ...(isEnd(node)
    ? []
    : [{ type: 'source' as const, position: Position.Right, x: card.width, y: card.height / 2 }]),
]

export const zoomRange = { least: 0.2, most: 2 } as const

/** Converts a flow to graph nodes and edges at these positions, without selection. */
export function toGraph(
  { nodes, lines }: FlowDefinition,
  places: ReadonlyMap<string, NodePosition>,
): Readonly<{ steps: readonly StepNode[]; lines: readonly TransitionEdge[] }> {
  const corners = new Map(nodes.map(({ id }) => [id, toCorner(places.get(id) ?? { x: 0, y: 0 })]))
  return {
    steps: nodes.map((node) => ({
      ...card,
      id: node.id,
      type: 'step',
      position: corners.get(node.id) ?? { x: 0, y: 0 },
      handles: listHandles(node),
      data: { node },
    })),
    lines: lines.map((line) => ({
      id: line.id,
      type: 'line',
      source: line.from,
      target: line.to,
      data: { line, isBlocked: isTransitionBlocked(line, corners) },
      markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
    })),
  }
}

function isTransitionBlocked(
  { from, to }: FlowTransition,
  corners: ReadonlyMap<string, NodePosition>,
): boolean {
  const [source, target] = [corners.get(from), corners.get(to)]
  return source !== undefined && target !== undefined && isBlocked(source, target, corners.values())
}

type PathEnds = Readonly<{ sourceX: number; sourceY: number; targetX: number; targetY: number }>

const bend = 12
const stub = 20

/**
 * Returns the path of a transition and the position of its label. The path is straight or stepped,
 * vertical between stacked cards, or a detour below an obstacle.
 */
export function computeTransitionPath(ends: PathEnds, isBlocked: boolean) {
  const { sourceX, sourceY, targetX, targetY } = ends
  // Cards that touch or overlap need no detour; other tools draw small events that close.
  const isBack = targetX < sourceX - card.width
  const isLevel = Math.abs(targetY - sourceY) < card.height
  if (isStacked(ends)) return computeVerticalPath(ends)
  if (isLevel && (isBack || isBlocked)) return computeDetourPath(ends)

  const offset = isLevel ? Math.max(0, Math.min(stub, (targetX - sourceX) / 2)) : stub
  const sides = { sourcePosition: Position.Right, targetPosition: Position.Left }
  const [path, x, y] = getSmoothStepPath({ ...ends, ...sides, borderRadius: bend, offset })
  return { path, words: { x, y } }
}

/** Whether one card is above the other, as in top-down drawings. */
function isStacked({ sourceX, sourceY, targetX, targetY }: PathEnds): boolean {
  const aside = targetX + card.width - sourceX
  return Math.abs(aside) < card.width * 0.6 && Math.abs(targetY - sourceY) > card.height * 0.6
}

/** From the bottom edge to the top edge, or the reverse. */
function computeVerticalPath({ sourceX, sourceY, targetX, targetY }: PathEnds) {
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

/** Leads below the row of cards and back up. */
function computeDetourPath({ sourceX, sourceY, targetX, targetY }: PathEnds) {
  const below = Math.max(sourceY, targetY) + card.height * 0.75
  const [out, back] = [sourceX + stub, targetX - stub]
  const corners = [
    { x: out, y: sourceY },
    { x: out, y: below },
    { x: back, y: below },
    { x: back, y: targetY },
  ]
  const path = drawRoundedPath({ x: sourceX, y: sourceY }, corners, { x: targetX, y: targetY })
  return { path, words: { x: (out + back) / 2, y: below } }
}

/** An SVG path with rounded corners. */
function drawRoundedPath(from: NodePosition, corners: readonly NodePosition[], to: NodePosition): string {
  const points = [from, ...corners, to]
  const turns = corners.map((corner, at) => {
    const before = findPointTowards(corner, points[at] ?? corner)
    const after = findPointTowards(corner, points[at + 2] ?? corner)
    return `L ${before.x} ${before.y} Q ${corner.x} ${corner.y} ${after.x} ${after.y}`
  })
  return `M ${from.x} ${from.y} ${turns.join(' ')} L ${to.x} ${to.y}`
}

/** Returns the point one bend radius from a corner towards another point, or halfway if they are close. */
function findPointTowards(corner: NodePosition, other: NodePosition): NodePosition {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const share = length === 0 ? 0 : Math.min(bend / length, 0.5)
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share }
}

/** Whether a card is between the ends of a horizontal transition. */
export function isBlocked(from: NodePosition, to: NodePosition, corners: Iterable<NodePosition>): boolean {
  const y = (from.y + to.y) / 2
  for (const corner of corners) {
    const isBetween = corner.x > from.x && corner.x + card.width < to.x
    if (isBetween && corner.y - card.height / 2 < y && y < corner.y + card.height / 2) return true
  }
  return false
}
