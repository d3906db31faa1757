import { useT } from '@signet/i18n/react'
import type { EdgeChange, NodeChange } from '@xyflow/react'
import { useMemo } from 'react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { placesOf as placesOfProblem } from '../../live-problems.ts'
import { drawnFlow } from './drawn-flow.ts'
import type { LineEdge, StepNode } from './graph-shape.ts'
import { useMoving } from './use-moving.ts'

/** The flow as cards and lines, and what pressing and moving them changes. */
export function useGraph() {
  const t = useT()
  const { flow, state, tell, problems } = useFlowDesigner()
  const { places, move } = useMoving()
  const selected = useMemo(() => new Set(state.selected), [state.selected])
  const wrong = useMemo(() => new Set(problems.flatMap(placesOfProblem)), [problems])

  const drawn = useMemo(() => drawnFlow(flow, places), [flow, places])
  const nodes = useMemo<StepNode[]>(
    () =>
      drawn.steps.map((step) => ({
        ...step,
        selected: selected.has(step.id),
        ariaRole: 'button',
        domAttributes: { 'aria-pressed': selected.has(step.id) },
      })),
    [drawn, selected],
  )
  const edges = useMemo<LineEdge[]>(() => {
    const names = new Map(flow.nodes.map(({ id, name }) => [id, name]))
    const nameOf = (id: string) => names.get(id) ?? id
    return drawn.lines.map((line) => ({
      ...line,
      selected: selected.has(line.id),
      className: wrong.has(line.id) ? 'wrong' : '',
      ariaRole: 'button',
      ariaLabel: t('flow-design.graph.line', { from: nameOf(line.source), to: nameOf(line.target) }),
      domAttributes: { 'aria-pressed': selected.has(line.id) },
    }))
  }, [drawn, flow.nodes, selected, wrong, t])

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
