import { isBranch } from '@signet/flow'
import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { useArmWords } from '../../use-arm-words.ts'
import styles from './graph.module.css'
import type { LineEdge } from './graph-shape.ts'
import { linePath } from './line-path.ts'

/** A line with its arrow; out of a branch, with what the way is called and when it is taken. */
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

/** The words can be pressed like the line; the keyboard reaches the line itself. */
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
