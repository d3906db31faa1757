import type { FlowNode } from '@signet/flow'
import type { Row, TreeItem } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { CornerUpLeft } from 'lucide-react'
import { useFlowDesigner } from '../flow-designer-context.ts'
import { BranchBlock } from './branch-block.tsx'
import styles from './flow-canvas.module.css'
import { GapButton } from './gap-button.tsx'
import { NodeCard } from './node-card.tsx'

/** One thing below the other, with a place to put something between any two. */
export function RowOfItems({ row }: Readonly<{ row: Row }>) {
  return (
    <div className={styles.row}>
      {row.items.map((item) => (
        <Item key={item.node.id} item={item} />
      ))}
      {row.exit.length > 0 && <GapButton gap={row.exit} />}
      {row.jump !== undefined && <Jump to={row.jump} />}
    </div>
  )
}

function Item({ item }: Readonly<{ item: TreeItem }>) {
  const { node, gap, arms } = item
  return (
    <>
      {gap.length > 0 && <GapButton gap={gap} />}
      {arms.length > 0 ? (
        <BranchBlock item={item}>{(row) => <RowOfItems row={row} />}</BranchBlock>
      ) : (
        <NodeCard node={node} />
      )}
      {item.strays.map((line) => (
        <Jump key={line.id} to={line.to} />
      ))}
    </>
  )
}

/** A way back to a step that is drawn elsewhere. */
function Jump({ to }: Readonly<{ to: string }>) {
  const t = useT()
  const { flow, tell } = useFlowDesigner()
  const target: FlowNode | undefined = flow.nodes.find(({ id }) => id === to)
  return (
    <button type="button" className={styles.jump} onClick={() => tell({ deed: 'select', ids: [to] })}>
      <CornerUpLeft size={14} aria-hidden />
      {t('flow-design.jump', { node: target?.name ?? to })}
    </button>
  )
}
