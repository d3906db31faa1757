import { useT } from '@signet/i18n/react'
import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import type { LineEdge } from '../../canvas/graph/graph-shape.ts'
import { linePath } from '../../canvas/graph/line-path.ts'
import styles from './difference-drawing.module.css'
import { useDifference } from './differences-shown.ts'

/** A line of either version, with its name and what became of it. */
export function DifferenceLine(props: EdgeProps<LineEdge>) {
  const t = useT()
  const { id, data, markerEnd } = props
  const change = useDifference(id)
  const { path, words } = linePath(props, data?.isBlocked ?? false)
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
