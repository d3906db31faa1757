import { type NodePosition, nodePositions, positionNodes } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import type { EdgeChange, NodeChange } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { listProblemParts, useFlowDesigner } from '../designer/flow-designer-context.ts'
import { type StepNode, type TransitionEdge, toGraph, toMiddle } from './graph-shape.ts'

/** Nodes and edges of the graph, with handlers for selecting and moving them. */
export function useGraph() {
  const t = useT()
  const { flow, state, dispatch, problems } = useFlowDesigner()
  const { places, move } = useNodePositions()
  const selected = useMemo(() => new Set(state.selected), [state.selected])
  const wrong = useMemo(() => new Set(problems.flatMap(listProblemParts)), [problems])

  const drawn = useMemo(() => toGraph(flow, places), [flow, places])
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
  const edges = useMemo<TransitionEdge[]>(() => {
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

  const mark = (changes: readonly (NodeChange<StepNode> | EdgeChange<TransitionEdge>)[]) => {
    const marks = changes.flatMap((change) =>
      change.type === 'select' ? [[change.id, change.selected] as const] : [],
    )
    if (marks.length > 0) dispatch({ type: 'mark', marks: new Map(marks) })
  }
  const onNodesChange = (changes: NodeChange<StepNode>[]) => {
    mark(changes)
    move(changes)
  }
  return { nodes, edges, onNodesChange, onEdgesChange: mark }
}

type Positions = ReadonlyMap<string, NodePosition>

const noPositions: Positions = new Map()

/** Positions of nodes. A drag stays local until it ends, then changes the flow. */
function useNodePositions() {
  const { flow, dispatch } = useFlowDesigner()
  const [moving, setMoving] = useState(noPositions)
  const settled = useMemo(() => nodePositions(flow), [flow])
  const places = useMemo(
    () => (moving.size > 0 ? new Map([...settled, ...moving]) : settled),
    [settled, moving],
  )

  const move = (changes: readonly NodeChange<StepNode>[]) => {
    const moves = changes.filter((change) => change.type === 'position')
    if (moves.length === 0) return
    const targets = new Map(
      moves.flatMap(({ id, position }) => (position ? [[id, toMiddle(position)] as const] : [])),
    )
    if (moves.some(({ dragging }) => dragging)) return setMoving(targets)

    setMoving(noPositions)
    if (hasPositions(settled, targets)) return
    // Keyboard moves are undone as one edit; each drag is an edit of its own.
    const about = moving === noPositions ? { about: `place ${[...targets.keys()].join(' ')}` } : {}
    dispatch({ type: 'edit', edit: (now) => positionNodes(now, targets), ...about })
  }
  return { places, move }
}

const hasPositions = (settled: Positions, met: Positions) =>
  [...met].every(([id, { x, y }]) => settled.get(id)?.x === x && settled.get(id)?.y === y)
