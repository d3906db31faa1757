import '@xyflow/react/dist/base.css'
import type { FlowDefinition } from '@signet/flow'
import { placesOf, uniteFlows } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { ReactFlow, ReactFlowProvider } from '@xyflow/react'
import { useMemo } from 'react'
import { drawnFlow } from '../../canvas/graph/drawn-flow.ts'
import { zoomRange } from '../../canvas/graph/graph-shape.ts'
import { useGraphWords } from '../../canvas/graph/use-graph-words.ts'
import { useSights } from '../../canvas/graph/use-sights.ts'
import { FlowDesignerProvider, useFlowDesigner } from '../../flow-designer-context.ts'
import type { Difference } from '../review-queries.ts'
import styles from './difference-drawing.module.css'
import { DifferenceLine } from './difference-line.tsx'
import { DifferenceNode } from './difference-node.tsx'
import { DifferencesShown } from './differences-shown.ts'

type DifferenceDrawingProps = Readonly<{
  before: FlowDefinition
  after: FlowDefinition
  differences: readonly Difference[]
}>

const nodeTypes = { step: DifferenceNode }
const edgeTypes = { line: DifferenceLine }

/** Both versions in one drawing: what is new, what is different, and what is gone, each with its word and its line. */
export function DifferenceDrawing({ before, after, differences }: DifferenceDrawingProps) {
  const designer = useFlowDesigner()
  const changes = useMemo(() => new Map(differences.map(({ id, change }) => [id, change])), [differences])
  const flow = useMemo(() => uniteFlows(before, after), [before, after])
  return (
    <DifferencesShown value={changes}>
      {/* What cards say of people and other steps is looked up in what is drawn. */}
      <FlowDesignerProvider value={{ ...designer, flow }}>
        <ReactFlowProvider>
          <div className={styles.drawing}>
            <Drawing flow={flow} />
          </div>
        </ReactFlowProvider>
      </FlowDesignerProvider>
    </DifferencesShown>
  )
}

function Drawing({ flow }: Readonly<{ flow: FlowDefinition }>) {
  const t = useT()
  const words = useGraphWords()
  const { showFirst } = useSights()
  const { steps, lines } = useMemo(() => drawnFlow(flow, placesOf(flow)), [flow])

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
