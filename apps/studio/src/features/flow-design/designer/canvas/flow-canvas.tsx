import { removeDrawn } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { Skeleton } from 'antd'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { isTyping } from '../../../../shell/is-typing.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'
import type { FlowDeed } from '../flow-designer-state.ts'
import { focusNodeProperties } from '../properties/focus-node-properties.ts'
import type { CanvasView, Room } from './canvas-bar.tsx'
import styles from './flow-canvas.module.css'
import { TreePaper } from './tree-paper.tsx'

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

/** Delete takes away what is selected, Escape lets it go, Enter on something selected goes to its settings. */
function useCanvasKeys(view: CanvasView) {
  const { state, tell } = useFlowDesigner()
  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || state.selected.length === 0) return
    const deed = deeds[event.key]?.(view, state.selected)
    if (deed) tell(deed)
    else if (event.key === 'Enter' && isSelectedPart(event.target)) focusNodeProperties()
    else return
    event.preventDefault()
  }
}

type DeedOf = (view: CanvasView, selected: readonly string[]) => FlowDeed

/** The tree closes its gaps by itself; in the graph nothing goes but what was taken away. */
const remove: DeedOf = (view, selected) =>
  view === 'tree' ? { deed: 'remove' } : { deed: 'edit', edit: (flow) => removeDrawn(flow, selected) }

const deeds: Readonly<Record<string, DeedOf>> = {
  Delete: remove,
  Backspace: remove,
  Escape: () => ({ deed: 'select', ids: [] }),
}

/** The first Enter on a part selects it, the second one opens it. */
function isSelectedPart(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('aria-pressed') === 'true'
}
