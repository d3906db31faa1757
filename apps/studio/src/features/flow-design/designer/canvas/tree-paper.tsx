import { useT } from '@signet/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useFlowDesigner } from '../flow-designer-context.ts'
import { CanvasBar, type ViewChoice } from './canvas-bar.tsx'
import styles from './flow-canvas.module.css'
import { NodeCard } from './node-card.tsx'
import { RowOfItems } from './row-of-items.tsx'

const zooms = [50, 75, 100, 125] as const

/** The flow from top to bottom, branches side by side. */
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
