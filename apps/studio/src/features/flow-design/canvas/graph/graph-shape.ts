import { type FlowLine, type FlowNode, isEnd, isStart } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'
import { type Edge, type Node, Position } from '@xyflow/react'

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
export const cornerOf = ({ x, y }: NodePosition): NodePosition => ({
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
export const handlesOf = (node: FlowNode): NonNullable<StepNode['handles']> => [
  ...(isStart(node) ? [] : [{ type: 'target' as const, position: Position.Left, x: 0, y: card.height / 2 }]),
  ...(isEnd(node)
    ? []
    : [{ type: 'source' as const, position: Position.Right, x: card.width, y: card.height / 2 }]),
]

export const zoomRange = { least: 0.2, most: 2 } as const
