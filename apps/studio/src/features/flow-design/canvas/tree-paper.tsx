import type { FlowNode } from '@signet/flow'
import type { Row, TreeItem } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { CornerUpLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { BranchBlock } from './branch-block.tsx'
import { CanvasBar, type ViewChoice } from './canvas-bar.tsx'
import styles from './flow-canvas.module.css'
import { GapButton } from './gap-button.tsx'
import { NodeCard } from './node-card.tsx'

const zooms = [50, 75, 100, 125] as const

export function TreePaper({ choice }: Readonly<{ choice: ViewChoice }>) {
  const t = useT()
  const { tree, tell } = useFlowDesigner()
  const [zoom, setZoom] = useState(2)
  const to = (next: number) => (next in zooms ? () => setZoom(next) : undefined)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = area
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [])

  return (
    <div ref={area} className={styles.area}>
      <CanvasBar
        choice={choice}
        zoom={{ percent: zooms[zoom] ?? 100, out: to(zoom - 1), in: to(zoom + 1) }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing beside everything selects nothing; Escape does too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className={styles.paper}
        data-zoom={zooms[zoom]}
        onClick={({ target, currentTarget }) => target === currentTarget && tell({ deed: 'select', ids: [] })}
      >
        <RowOfItems row={tree.row} />
      </div>
      {tree.loose.length > 0 && (
        <section className={styles.loose} aria-label={t('flow-design.loose')}>
          <p>{t('flow-design.loose')}</p>
          {tree.loose.map((node) => (
            <NodeCard key={node.id} node={node} />
          ))}
        </section>
      )}
    </div>
  )
}

/** Items below each other, with a place to add between any two. */
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

/** A transition back to a step that is drawn elsewhere. */
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
