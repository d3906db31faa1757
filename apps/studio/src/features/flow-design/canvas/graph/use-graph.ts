import { type NodePosition, placeNodes, placesOf } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import type { EdgeChange, NodeChange } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { useFlowDesigner } from '../../designer/flow-designer-context.ts'
import { placesOf as placesOfProblem } from '../../designer/live-problems.ts'
import { drawnFlow } from './drawn-flow.ts'
import { type LineEdge, middleOf, type StepNode } from './graph-shape.ts'

/** The flow as cards and transitions, and the edits of pressing and moving them. */
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

type Positions = ReadonlyMap<string, NodePosition>

const nowhere: Positions = new Map()

/** Positions of nodes. A drag is local until it ends; then the flow gets the new position. */
function useMoving() {
  const { flow, tell } = useFlowDesigner()
  const [moving, setMoving] = useState(nowhere)
  const settled = useMemo(() => placesOf(flow), [flow])
  const places = useMemo(
    () => (moving.size > 0 ? new Map([...settled, ...moving]) : settled),
    [settled, moving],
  )

  const move = (changes: readonly NodeChange<StepNode>[]) => {
    const moves = changes.filter((change) => change.type === 'position')
    if (moves.length === 0) return
    const met = new Map(
      moves.flatMap(({ id, position }) => (position ? [[id, middleOf(position)] as const] : [])),
    )
    if (moves.some(({ dragging }) => dragging)) return setMoving(met)

    setMoving(nowhere)
    if (isThere(settled, met)) return
    // Keyboard moves are undone as one step; each drag is a step of its own.
    const about = moving === nowhere ? { about: `place ${[...met.keys()].join(' ')}` } : {}
    tell({ deed: 'edit', edit: (now) => placeNodes(now, met), ...about })
  }
  return { places, move }
}

const isThere = (settled: Positions, met: Positions) =>
  [...met].every(([id, { x, y }]) => settled.get(id)?.x === x && settled.get(id)?.y === y)
