import { isEnd, isStart } from '@signet/flow'
import { classes } from '@signet/ui'
import { Handle, type NodeProps, Position } from '@xyflow/react'
import { useMarks } from '../../use-marks.ts'
import { NodeFace } from '../node-face.tsx'
import styles from './graph.module.css'
import frame from './graph-card.module.css'
import type { StepNode } from './graph-shape.ts'

/** One step of the graph: a card that is moved, and points from which lines lead to others. */
export function GraphNode({ data: { node } }: NodeProps<StepNode>) {
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
