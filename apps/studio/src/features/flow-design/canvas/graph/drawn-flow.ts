import type { FlowDefinition, FlowLine } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'
import { MarkerType } from '@xyflow/react'
import { card, cornerOf, handlesOf, type LineEdge, type StepNode } from './graph-shape.ts'
import { isBlocked } from './line-path.ts'

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
