import '@xyflow/react/dist/base.css'
import { connect, mayConnect, reconnect } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { Background, ReactFlow, ReactFlowProvider } from '@xyflow/react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import type { ViewChoice } from '../canvas-bar.tsx'
import styles from './graph.module.css'
import { GraphBar } from './graph-bar.tsx'
import { GraphLine } from './graph-line.tsx'
import { GraphNode } from './graph-node.tsx'
import { snap, zoomRange } from './graph-shape.ts'
import { useGraph } from './use-graph.ts'
import { useGraphWords } from './use-graph-words.ts'
import { useSelectedInSight } from './use-selected-in-sight.ts'
import { useSights } from './use-sights.ts'

/** The flow as it is drawn: steps anywhere, lines from any to any. */
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
      // The canvas has keys of its own for taking away.
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
