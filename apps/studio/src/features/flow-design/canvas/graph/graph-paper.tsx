import '@xyflow/react/dist/base.css'
import { isEnd, isStart } from '@signet/flow'
import { connect, mayConnect, reconnect } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import {
  Background,
  Handle,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStoreApi,
} from '@xyflow/react'
import { useEffect } from 'react'
import { useFlowDesigner } from '../../designer/flow-designer-context.ts'
import { useMarks } from '../../designer/use-marks.ts'
import type { ViewChoice } from '../canvas-bar.tsx'
import { NodeFace } from '../node-face.tsx'
import styles from './graph.module.css'
import { GraphBar } from './graph-bar.tsx'
import frame from './graph-card.module.css'
import { GraphLine } from './graph-line.tsx'
import { card, type StepNode, snap, zoomRange } from './graph-shape.ts'
import { useGraph } from './use-graph.ts'
import { useGraphWords } from './use-graph-words.ts'
import { useSights } from './use-sights.ts'

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
