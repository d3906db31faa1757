import { useT } from '@signet/i18n/react'
import { Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { CanvasView, Room } from './canvas-bar.tsx'
import styles from './flow-canvas.module.css'
import { TreePaper } from './tree-paper.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'

const GraphPaper = lazy(async () => ({ default: (await import('./graph/graph-paper.tsx')).GraphPaper }))

/** The flow, as a tree that orders itself or as a graph that is drawn freely: two pictures of one model. */
export function FlowCanvas({ room }: Readonly<{ room: Room }>) {
  const t = useT()
  const [view, setView] = useState<CanvasView>('tree')
  const onKeyDown = useCanvasKeys(view)
  const choice = { ...room, view, onView: setView }

  return (
    <section className={styles.canvas} aria-label={t('flow-design.canvas')} onKeyDown={onKeyDown}>
      {view === 'tree' ? (
        <TreePaper choice={choice} />
      ) : (
        <Suspense fallback={<Skeleton active className={styles.waiting ?? ''} />}>
          <GraphPaper choice={choice} />
        </Suspense>
      )}
    </section>
  )
}
