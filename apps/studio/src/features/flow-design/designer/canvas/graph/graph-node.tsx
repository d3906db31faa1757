import { classes } from '@signet/ui'
import { Handle, type NodeProps, Position } from '@xyflow/react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { placesOf } from '../../live-problems.ts'
import { NodeFace } from '../node-face.tsx'
import styles from './graph.module.css'
import frame from './graph-card.module.css'
import type { StepNode } from './graph-shape.ts'

/** One step of the graph: a card that is moved, and points from which lines lead to others. */
export function GraphNode({ data: { node } }: NodeProps<StepNode>) {
  const { problems, shownProblem } = useFlowDesigner()
  const isWrong = problems.some((problem) => placesOf(problem).includes(node.id))
  const isOnWay = shownProblem?.path?.includes(node.id)
  return (
    <div
      className={classes(frame.card, styles.card, isWrong && styles.wrong)}
      data-on-way={isOnWay || undefined}
      title={node.name}
    >
      <NodeFace node={node} isWrong={isWrong} />
      {node.kind !== 'start' && (
        <Handle type="target" position={Position.Left} className={styles.into ?? ''} />
      )}
      {node.kind !== 'end' && (
        <Handle type="source" position={Position.Right} className={styles.outOf ?? ''} />
      )}
    </div>
  )
}
