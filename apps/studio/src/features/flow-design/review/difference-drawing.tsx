import '@xyflow/react/dist/base.css'
import { type FlowDefinition, isEnd, isStart } from '@signet/flow'
import { nodePositions, uniteFlows } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import {
  BaseEdge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react'
import { createContext, use, useMemo } from 'react'
import { NodeFace } from '../canvas/node-face.tsx'
import { FlowDesignerProvider, useFlowDesigner } from '../designer/flow-designer-context.ts'
import frame from '../graph/graph-card.module.css'
import {
  computeTransitionPath,
  type StepNode,
  type TransitionEdge,
  toGraph,
  zoomRange,
} from '../graph/graph-shape.ts'
import { useFitView, useGraphLabels } from '../graph/use-graph-view.ts'
import styles from './difference-drawing.module.css'
import type { Difference } from './review-queries.ts'

type DifferenceDrawingProps = Readonly<{
  before: FlowDefinition
  after: FlowDefinition
  differences: readonly Difference[]
}>

const nodeTypes = { step: DifferenceNode }

const edgeTypes = { line: DifferenceTransition }

/** Both versions in one drawing: added, changed and removed parts, each with a label and a line style. */
export function DifferenceDrawing({ before, after, differences }: DifferenceDrawingProps) {
  const designer = useFlowDesigner()
  const changes = useMemo(() => new Map(differences.map(({ id, change }) => [id, change])), [differences])
  const flow = useMemo(() => uniteFlows(before, after), [before, after])
  return (
    <DifferencesProvider value={changes}>
      {/* Notes on cards look up people and steps in the flow that is drawn. */}
      <FlowDesignerProvider value={{ ...designer, flow }}>
        <ReactFlowProvider>
          <div className={styles.drawing}>
            <Drawing flow={flow} />
          </div>
        </ReactFlowProvider>
      </FlowDesignerProvider>
    </DifferencesProvider>
  )
}

function Drawing({ flow }: Readonly<{ flow: FlowDefinition }>) {
  const t = useT()
  const words = useGraphLabels()
  const { showFirst } = useFitView()
  const { steps, lines } = useMemo(() => toGraph(flow, nodePositions(flow)), [flow])

  return (
    <ReactFlow
      nodes={[...steps]}
      edges={[...lines]}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      aria-label={t('flow-design.review.drawing')}
      ariaLabelConfig={words}
      onInit={showFirst}
      minZoom={zoomRange.least}
      maxZoom={zoomRange.most}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      panOnScroll
      defaultMarkerColor={null}
      proOptions={{ hideAttribution: true }}
    />
  )
}

/** A step of either version, marked with its change. Transitions need the invisible handles. */
function DifferenceNode({ id, data: { node } }: NodeProps<StepNode>) {
  const t = useT()
  const change = useDifference(id)
  return (
    <div className={classes(frame.card, styles.card)} data-change={change} title={node.name}>
      {change && <span className={styles.change}>{t(`flow-design.review.change.${change}`)}</span>}
      <NodeFace node={node} isWrong={false} />
      {!isStart(node) && <Handle type="target" position={Position.Left} className={styles.point ?? ''} />}
      {!isEnd(node) && <Handle type="source" position={Position.Right} className={styles.point ?? ''} />}
    </div>
  )
}

/** A transition of either version, with its name and change. */
function DifferenceTransition(props: EdgeProps<TransitionEdge>) {
  const t = useT()
  const { id, data, markerEnd } = props
  const change = useDifference(id)
  const { path, words } = computeTransitionPath(props, data?.isBlocked ?? false)
  const name = data?.line.name
  return (
    <g className={styles.line} data-change={change}>
      <BaseEdge id={id} path={path} {...(markerEnd ? { markerEnd } : {})} />
      {(change ?? name) && (
        <EdgeLabelRenderer>
          <span
            className={styles.words}
            data-change={change}
            style={{ translate: `calc(${words.x}px - 50%) calc(${words.y}px - 50%)` }}
          >
            {change && <span>{t(`flow-design.review.change.${change}`)}</span>}
            {name && <strong>{name}</strong>}
          </span>
        </EdgeLabelRenderer>
      )}
    </g>
  )
}

type ChangesById = ReadonlyMap<string, Difference['change']>

const DifferencesContext = createContext<ChangesById>(new Map())

const DifferencesProvider = DifferencesContext.Provider

/** The change of a step or transition between both versions; undefined without one. */
function useDifference(id: string): Difference['change'] | undefined {
  return use(DifferencesContext).get(id)
}
