import { isEnd, isStart } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Handle, type NodeProps, Position } from '@xyflow/react'
import frame from '../../canvas/graph/graph-card.module.css'
import type { StepNode } from '../../canvas/graph/graph-shape.ts'
import { NodeFace } from '../../canvas/node-face.tsx'
import styles from './difference-drawing.module.css'
import { useDifference } from './differences-shown.ts'

/** A step of either version; what became of it stands on its edge. Lines are measured from its points, which nobody sees. */
export function DifferenceNode({ id, data: { node } }: NodeProps<StepNode>) {
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
