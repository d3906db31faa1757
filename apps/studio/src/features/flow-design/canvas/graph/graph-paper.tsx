import '@xyflow/react/dist/base.css'
import { isBranch, isEnd, isStart } from '@signet/flow'
import { connect, mayConnect, type NodePosition, placeNodes, placesOf, reconnect } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import {
  Background,
  BaseEdge,
  type EdgeChange,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type NodeChange,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStoreApi,
} from '@xyflow/react'
import { useEffect, useMemo, useState } from 'react'
import { placesOf as placesOfProblem, useFlowDesigner } from '../../designer/flow-designer-context.ts'
import { useArmWords, useMarks } from '../../designer/part-labels.ts'
import type { ViewChoice } from '../canvas-bar.tsx'
import { NodeFace } from '../node-face.tsx'
import styles from './graph.module.css'
import { GraphBar } from './graph-bar.tsx'
import frame from './graph-card.module.css'
import {
  card,
  drawnFlow,
  type LineEdge,
  linePath,
  middleOf,
  type StepNode,
  snap,
  zoomRange,
} from './graph-shape.ts'
import { useGraphWords, useSights } from './use-graph-view.ts'

/** The flow as a free graph of steps and transitions. */
export function GraphPaper({ choice }: Readonly<{ choice: ViewChoice }>) {
  return (
    <ReactFlowProvider>
      <div className={styles.area}>
        <GraphBar choice={choice} />
        <Graph />
      </div>
    </ReactFlowProvider>
  )
}

const nodeTypes = { step: GraphNode }

const edgeTypes = { line: GraphLine }

function Graph() {
  const t = useT()
  const { flow, tell } = useFlowDesigner()
  const graph = useGraph()
  const words = useGraphWords()
  const { showFirst } = useSights()
  useSelectedInSight()
  return (
    <ReactFlow
      {...graph}
      className={styles.paper ?? ''}
      aria-label={t('flow-design.view.graph')}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onInit={showFirst}
      defaultMarkerColor={null}
      minZoom={zoomRange.least}
      maxZoom={zoomRange.most}
      snapToGrid
      snapGrid={snap}
      panOnScroll
      zoomOnDoubleClick={false}
      connectionRadius={30}
      // The canvas handles the Delete key.
      deleteKeyCode={null}
      isValidConnection={({ source, target }) => mayConnect(flow, source, target)}
      onConnect={({ source, target }) => tell({ deed: 'edit', edit: (now) => connect(now, source, target) })}
      onReconnect={({ id }, { source, target }) =>
        tell({ deed: 'edit', edit: (now) => reconnect(now, id, source, target) })
      }
      ariaLabelConfig={words}
      proOptions={{ hideAttribution: true }}
    >
      <Background gap={snap} />
    </ReactFlow>
  )
}

/** One step of the graph: a draggable card with handles for transitions. */
function GraphNode({ data: { node } }: NodeProps<StepNode>) {
  const { isWrong, isOnWay } = useMarks(node.id)
  return (
    <div
      className={classes(frame.card, styles.card, isWrong && styles.wrong)}
      data-on-way={isOnWay || undefined}
      title={node.name}
    >
      <NodeFace node={node} isWrong={isWrong} />
      {!isStart(node) && <Handle type="target" position={Position.Left} className={styles.into ?? ''} />}
      {!isEnd(node) && <Handle type="source" position={Position.Right} className={styles.outOf ?? ''} />}
    </div>
  )
}

/** Scrolls to a step that was selected elsewhere, in the outline or the problem list. */
function useSelectedInSight(): void {
  const { state } = useFlowDesigner()
  const { getNode, getViewport, setCenter } = useReactFlow()
  const store = useStoreApi()
  const last = state.selected.at(-1)
  useEffect(() => {
    const node = last === undefined ? undefined : getNode(last)
    const { width, height } = store.getState()
    if (!node || width === 0) return
    const { x, y, zoom } = getViewport()
    const middle = { x: node.position.x + card.width / 2, y: node.position.y + card.height / 2 }
    const seen = { x: middle.x * zoom + x, y: middle.y * zoom + y }
    const isSeen = seen.x > 0 && seen.y > 0 && seen.x < width && seen.y < height
    if (!isSeen) void setCenter(middle.x, middle.y, { zoom })
  }, [last, getNode, getViewport, setCenter, store])
}

/** A transition with its arrow; out of a branch, with its name and condition. */
export function GraphLine(props: EdgeProps<LineEdge>) {
  const { id, data, selected, markerEnd } = props
  const { path, words } = linePath(props, data?.isBlocked ?? false)
  return (
    <>
      <BaseEdge id={id} path={path} {...(markerEnd ? { markerEnd } : {})} interactionWidth={24} />
      {data && <LineWords line={data.line} at={words} isSelected={selected ?? false} />}
    </>
  )
}

type LineWordsProps = Readonly<{
  line: NonNullable<LineEdge['data']>['line']
  at: Readonly<{ x: number; y: number }>
  isSelected: boolean
}>

/** The label can be pressed like the transition; the keyboard focuses the transition. */
function LineWords({ line, at, isSelected }: LineWordsProps) {
  const { flow, tell } = useFlowDesigner()
  const { title, note } = useArmWords()(line)
  const isWay = isBranch(flow.nodes.find(({ id }) => id === line.from))
  if (!isWay && !line.name) return null

  return (
    <EdgeLabelRenderer>
      <button
        type="button"
        tabIndex={-1}
        className={styles.words}
        data-selected={isSelected || undefined}
        style={{ translate: `calc(${at.x}px - 50%) calc(${at.y}px - 50%)` }}
        title={isWay ? `${title}: ${note}` : title}
        onClick={() => tell({ deed: 'select', ids: [line.id] })}
      >
        <strong>{title}</strong>
        {isWay && <span>{note}</span>}
      </button>
    </EdgeLabelRenderer>
  )
}

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
