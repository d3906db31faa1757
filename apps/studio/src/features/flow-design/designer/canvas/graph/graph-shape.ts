import { type FlowLine, type FlowNode, isEnd, isStart } from '@signet/flow'
import type { Place } from '@signet/flow/design'
import { type Edge, type Node, Position } from '@xyflow/react'

export type StepNode = Node<Readonly<{ node: FlowNode }>, 'step'>
/** `isBlocked`: another card stands in the way of a level line. */
export type LineEdge = Edge<Readonly<{ line: FlowLine; isBlocked: boolean }>, 'line'>

/** In pixels. */
export const card = { width: 168, height: 84 } as const

/** Places count as other tools do, whose steps are 100 wide; our cards are wider, and words stand between them. */
const scale = { x: 1.75, y: 1 } as const
const grid = 10

/** Pixels between the places in which a card comes to rest. */
export const snap: [number, number] = [grid * scale.x, grid * scale.y]

/** The upper left corner of a card in pixels, for the middle of a node. */
export const cornerOf = ({ x, y }: Place): Place => ({
  x: x * scale.x - card.width / 2,
  y: y * scale.y - card.height / 2,
})

/** The middle of a node on its grid, for the upper left corner of its card. */
export const middleOf = ({ x, y }: Place): Place => ({
  x: onGrid((x + card.width / 2) / scale.x),
  y: onGrid((y + card.height / 2) / scale.y),
})

const onGrid = (length: number) => Math.round(length / grid) * grid

/** Lines come in on the left and leave on the right. Given, since what is not shown cannot be measured. */
export const handlesOf = (node: FlowNode): NonNullable<StepNode['handles']> => [
  ...(isStart(node) ? [] : [{ type: 'target' as const, position: Position.Left, x: 0, y: card.height / 2 }]),
  ...(isEnd(node)
    ? []
    : [{ type: 'source' as const, position: Position.Right, x: card.width, y: card.height / 2 }]),
]

export const zoomRange = { least: 0.2, most: 2 } as const
