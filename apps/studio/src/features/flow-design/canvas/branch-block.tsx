import type { FlowLine } from '@signet/flow'
import { addArm, type Row, type TreeItem } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { CircleAlert, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { armName } from '../designer/new-parts.ts'
import { useArmWords } from '../designer/use-arm-words.ts'
import { useMarks } from '../designer/use-marks.ts'
import styles from './flow-canvas.module.css'
import { NodeCard } from './node-card.tsx'

type BranchBlockProps = Readonly<{ item: TreeItem; children: (row: Row) => ReactNode }>

/** A branch with its transitions side by side; `children` renders the content of one. */
export function BranchBlock({ item: { node, arms }, children }: BranchBlockProps) {
  const t = useT()
  const { tell } = useFlowDesigner()
  const names = { arm: armName(t, arms.length + 1), end: t('flow-design.kind.end') }
  return (
    <div className={styles.block}>
      <NodeCard node={node} />
      <button
        type="button"
        className={styles.addArm}
        onClick={() => tell({ deed: 'edit', edit: (flow) => addArm(flow, node.id, names) })}
      >
        <Plus size={14} aria-hidden />
        {t('flow-design.arm.add')}
      </button>
      <div className={styles.arms}>
        {arms.map(({ line, row }) => (
          <div key={line.id} className={styles.arm}>
            <ArmHead line={line} />
            {children(row)}
          </div>
        ))}
      </div>
    </div>
  )
}

function ArmHead({ line }: Readonly<{ line: FlowLine }>) {
  const t = useT()
  const { state, tell } = useFlowDesigner()
  const { title, note } = useArmWords()(line)
  const isSelected = state.selected.includes(line.id)
  const { isWrong } = useMarks(line.id)
  return (
    <button
      type="button"
      className={classes(styles.armHead, isWrong && styles.wrong)}
      aria-pressed={isSelected}
      onClick={() => tell({ deed: 'select', ids: [line.id] })}
    >
      <strong>{title}</strong>
      <span className={styles.note}>{note}</span>
      {isWrong && <CircleAlert size={14} aria-label={t('flow-design.hasProblem')} />}
    </button>
  )
}
