import { isBranch } from '@signet/flow'
import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { useFlowDesigner } from '../../designer/flow-designer-context.ts'
import { useArmWords } from '../../designer/use-arm-words.ts'
import styles from './graph.module.css'
import type { LineEdge } from './graph-shape.ts'
import { linePath } from './line-path.ts'

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
