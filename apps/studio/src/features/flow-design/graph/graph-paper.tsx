import '@xyflow/react/dist/base.css'
import { isBranch, isEnd, isStart } from '@signet/flow'
import { canConnect, connect, reconnect } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import {
  Background,
  BaseEdge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStoreApi,
} from '@xyflow/react'
import { useEffect } from 'react'
import type { ViewChoice } from '../canvas/canvas-bar.tsx'
import { NodeFace } from '../canvas/node-face.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { useArmLabels, usePartStatus, useStepName } from '../designer/part-labels.ts'
import styles from './graph.module.css'
import { GraphBar } from './graph-bar.tsx'
import frame from './graph-card.module.css'
import {
  card,
  computeTransitionPath,
  type StepNode,
  snapGrid,
  type TransitionEdge,
  zoomRange,
} from './graph-shape.ts'
import { useGraph } from './use-graph.ts'
import { useFitView, useGraphLabels } from './use-graph-view.ts'

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

const edgeTypes = { line: GraphTransition }

function Graph() {
  const t = useT()
  const { flow, dispatch } = useFlowDesigner()
  const graph = useGraph()
  const words = useGraphLabels()
  const { showFirst } = useFitView()
  useScrollToSelection()
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
      snapGrid={snapGrid}
      panOnScroll
      zoomOnDoubleClick={false}
      connectionRadius={30}
      // The canvas handles the Delete key.
      deleteKeyCode={null}
      isValidConnection={({ source, target }) => canConnect(flow, source, target)}
      onConnect={({ source, target }) =>
        dispatch({ type: 'edit', edit: (now) => connect(now, source, target) })
      }
      onReconnect={({ id }, { source, target }) =>
        dispatch({ type: 'edit', edit: (now) => reconnect(now, id, source, target) })
      }
      ariaLabelConfig={words}
      proOptions={{ hideAttribution: true }}
    >
      <Background gap={snapGrid} />
    </ReactFlow>
  )
}

/** One step of the graph: a draggable card with handles for transitions. */
function GraphNode({ data: { node } }: NodeProps<StepNode>) {
  const nameOf = useStepName()
  const { isWrong, isOnWay } = usePartStatus(node.id)
  return (
    <div
      className={classes(frame.card, styles.card, isWrong && styles.wrong)}
      data-on-way={isOnWay || undefined}
      title={nameOf(node)}
    >
      <NodeFace node={node} isWrong={isWrong} />
      {!isStart(node) && <Handle type="target" position={Position.Left} className={styles.into ?? ''} />}
      {!isEnd(node) && <Handle type="source" position={Position.Right} className={styles.outOf ?? ''} />}
    </div>
  )
}

/** Scrolls to a step that was selected elsewhere, in the outline or the problem list. */
function useScrollToSelection(): void {
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
    const onScreen = { x: middle.x * zoom + x, y: middle.y * zoom + y }
    const isVisible = onScreen.x > 0 && onScreen.y > 0 && onScreen.x < width && onScreen.y < height
    if (!isVisible) void setCenter(middle.x, middle.y, { zoom })
  }, [last, getNode, getViewport, setCenter, store])
}

/** A transition with its arrow; out of a branch, with its name and condition. */
export function GraphTransition(props: EdgeProps<TransitionEdge>) {
  const { id, data, selected, markerEnd } = props
  const { path, words } = computeTransitionPath(props, data?.isBlocked ?? false)
  return (
    <>
      <BaseEdge id={id} path={path} {...(markerEnd ? { markerEnd } : {})} interactionWidth={24} />
      {data && <TransitionLabel line={data.line} at={words} isSelected={selected ?? false} />}
    </>
  )
}

type TransitionLabelProps = Readonly<{
  line: NonNullable<TransitionEdge['data']>['line']
  at: Readonly<{ x: number; y: number }>
  isSelected: boolean
}>

/** Clicking the label selects the transition. It has no tab stop, because the transition has one. */
function TransitionLabel({ line, at, isSelected }: TransitionLabelProps) {
  const { flow, dispatch } = useFlowDesigner()
  const { title, note } = useArmLabels()(line)
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
        onClick={() => dispatch({ type: 'select', ids: [line.id] })}
      >
        <strong>{title}</strong>
        {isWay && <span>{note}</span>}
      </button>
    </EdgeLabelRenderer>
  )
}
