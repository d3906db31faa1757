import type { FlowLine } from '@signet/flow'
import type { Place } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { type EdgeChange, MarkerType, type NodeChange } from '@xyflow/react'
import { useMemo } from 'react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { placesOf as placesOfProblem } from '../../live-problems.ts'
import { card, cornerOf, handlesOf, type LineEdge, type StepNode } from './graph-shape.ts'
import { isBlocked } from './line-path.ts'
import { useMoving } from './use-moving.ts'

/** The flow as cards and lines, and what pressing and moving them changes. */
export function useGraph() {
  const t = useT()
  const { flow, state, tell, problems } = useFlowDesigner()
  const { places, move } = useMoving()
  const selected = useMemo(() => new Set(state.selected), [state.selected])
  const wrong = useMemo(() => new Set(problems.flatMap(placesOfProblem)), [problems])

  const corners = useMemo(
    () => new Map(flow.nodes.map(({ id }) => [id, cornerOf(places.get(id) ?? { x: 0, y: 0 })])),
    [flow.nodes, places],
  )
  const nodes = useMemo<StepNode[]>(
    () =>
      flow.nodes.map((node) => ({
        ...card,
        id: node.id,
        type: 'step',
        position: corners.get(node.id) ?? { x: 0, y: 0 },
        handles: handlesOf(node),
        data: { node },
        selected: selected.has(node.id),
        ariaRole: 'button',
        domAttributes: { 'aria-pressed': selected.has(node.id) },
      })),
    [flow.nodes, corners, selected],
  )
  const edges = useMemo<LineEdge[]>(() => {
    const names = new Map(flow.nodes.map(({ id, name }) => [id, name]))
    return flow.lines.map((line) => ({
      id: line.id,
      type: 'line',
      source: line.from,
      target: line.to,
      data: { line, isBlocked: isLineBlocked(line, corners) },
      selected: selected.has(line.id),
      className: wrong.has(line.id) ? 'wrong' : '',
      markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
      ariaRole: 'button',
      ariaLabel: t('flow-design.graph.line', {
        from: names.get(line.from) ?? line.from,
        to: names.get(line.to) ?? line.to,
      }),
      domAttributes: { 'aria-pressed': selected.has(line.id) },
    }))
  }, [flow, corners, selected, wrong, t])

  const mark = (changes: readonly (NodeChange<StepNode> | EdgeChange<LineEdge>)[]) => {
    const marks = changes.flatMap((change) =>
      change.type === 'select' ? [[change.id, change.selected] as const] : [],
    )
    if (marks.length > 0) tell({ deed: 'mark', marks: new Map(marks) })
  }
  const onNodesChange = (changes: NodeChange<StepNode>[]) => {
    mark(changes)
    move(changes)
  }
  return { nodes, edges, onNodesChange, onEdgesChange: mark }
}

function isLineBlocked({ from, to }: FlowLine, corners: ReadonlyMap<string, Place>): boolean {
  const [source, target] = [corners.get(from), corners.get(to)]
  return source !== undefined && target !== undefined && isBlocked(source, target, corners.values())
}
