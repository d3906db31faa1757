import type { FlowNode, FlowTransition } from '@signet/flow'
import { addArm, type Row, type TreeItem } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { CircleAlert, CornerUpLeft, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { createArmName } from '../designer/node-faces.tsx'
import { useArmLabels, usePartStatus, useStepName } from '../designer/part-labels.ts'
import { CanvasBar, type ViewChoice } from './canvas-bar.tsx'
import styles from './flow-canvas.module.css'
import { GapButton, NodeCard } from './step-drag.tsx'

const zoomLevels = [50, 75, 100, 125] as const

export function TreePaper({ choice }: Readonly<{ choice: ViewChoice }>) {
  const { tree, dispatch } = useFlowDesigner()
  const [zoom, setZoom] = useState(2)
  const to = (next: number) => (next in zoomLevels ? () => setZoom(next) : undefined)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = area
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [])

  return (
    <div ref={area} className={styles.area}>
      <CanvasBar
        choice={choice}
        zoom={{ percent: zoomLevels[zoom] ?? 100, out: to(zoom - 1), in: to(zoom + 1) }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing beside everything selects nothing; Escape does too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className={styles.paper}
        data-zoom={zoomLevels[zoom]}
        onClick={({ target, currentTarget }) =>
          target === currentTarget && dispatch({ type: 'select', ids: [] })
        }
      >
        <RowOfItems row={tree.row} />
      </div>
      {tree.loose.length > 0 && <LooseNodes />}
    </div>
  )
}

/** Nodes that no transition reaches. */
function LooseNodes() {
  const t = useT()
  const { tree } = useFlowDesigner()
  return (
    <section className={styles.loose} aria-label={t('flow-design.loose')}>
      <p>{t('flow-design.loose')}</p>
      {tree.loose.map((node) => (
        <NodeCard key={node.id} node={node} />
      ))}
    </section>
  )
}

/** Items in a column, with a button to add between any two. */
function RowOfItems({ row }: Readonly<{ row: Row }>) {
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

/** A link to a step that is drawn elsewhere. */
function Jump({ to }: Readonly<{ to: string }>) {
  const t = useT()
  const { flow, dispatch } = useFlowDesigner()
  const nameOf = useStepName()
  const target: FlowNode | undefined = flow.nodes.find(({ id }) => id === to)
  return (
    <button type="button" className={styles.jump} onClick={() => dispatch({ type: 'select', ids: [to] })}>
      <CornerUpLeft size={14} aria-hidden />
      {t('flow-design.jump', { node: target ? nameOf(target) : to })}
    </button>
  )
}

type BranchBlockProps = Readonly<{ item: TreeItem; children: (row: Row) => ReactNode }>

/** A branch with its transitions side by side; `children` renders the content of one. */
function BranchBlock({ item: { node, arms }, children }: BranchBlockProps) {
  const t = useT()
  const { dispatch } = useFlowDesigner()
  const names = { arm: createArmName(t, arms.length + 1), end: t('flow-design.kind.end') }
  return (
    <div className={styles.block}>
      <NodeCard node={node} />
      <button
        type="button"
        className={styles.addArm}
        onClick={() => dispatch({ type: 'edit', edit: (flow) => addArm(flow, node.id, names) })}
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

function ArmHead({ line }: Readonly<{ line: FlowTransition }>) {
  const t = useT()
  const { state, dispatch } = useFlowDesigner()
  const { title, note } = useArmLabels()(line)
  const isSelected = state.selected.includes(line.id)
  const { isWrong } = usePartStatus(line.id)
  return (
    <button
      type="button"
      className={classes(styles.armHead, isWrong && styles.wrong)}
      aria-pressed={isSelected}
      onClick={() => dispatch({ type: 'select', ids: [line.id] })}
    >
      <strong>{title}</strong>
      <span className={styles.note}>{note}</span>
      {isWrong && <CircleAlert size={14} aria-label={t('flow-design.hasProblem')} />}
    </button>
  )
}
