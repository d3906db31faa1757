import { useT } from '@signet/i18n/react'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SmallButton } from '../../../form-design/index.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'
import styles from './flow-canvas.module.css'
import { NodeCard } from './node-card.tsx'
import { RowOfItems } from './row-of-items.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'

const zooms = [50, 75, 100, 125] as const

/** The flow from top to bottom, branches side by side. */
export function FlowCanvas() {
  const t = useT()
  const { tree, tell } = useFlowDesigner()
  const [zoom, setZoom] = useState(2)
  const onKeyDown = useCanvasKeys()
  const canvas = useRef<HTMLElement>(null)
  useEffect(() => {
    const area = canvas.current
    if (area) area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2
  }, [])

  return (
    <section
      ref={canvas}
      className={styles.canvas}
      aria-label={t('flow-design.canvas')}
      onKeyDown={onKeyDown}
    >
      <div className={styles.zoom}>
        <SmallButton
          name={t('flow-design.zoom.out')}
          Icon={ZoomOut}
          isOff={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        />
        <span>{t('flow-design.zoom.at', { percent: zooms[zoom] ?? 100 })}</span>
        <SmallButton
          name={t('flow-design.zoom.in')}
          Icon={ZoomIn}
          isOff={zoom === zooms.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
      </div>
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
    </section>
  )
}
