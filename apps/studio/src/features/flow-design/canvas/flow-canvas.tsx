import { removeDrawn } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { Skeleton } from 'antd'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { isTyping } from '../../../kit/designer/use-edit-keys.ts'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import type { FlowAction } from '../designer/flow-designer-state.ts'
import { focusNodeProperties } from '../properties/node-properties.tsx'
import type { CanvasSize, CanvasView } from './canvas-bar.tsx'
import styles from './flow-canvas.module.css'
import { TreePaper } from './tree-paper.tsx'

const GraphPaper = lazy(async () => ({ default: (await import('../graph/graph-paper.tsx')).GraphPaper }))

/** The flow as an automatic tree or a freely drawn graph: two views of one model. */
export function FlowCanvas({ room }: Readonly<{ room: CanvasSize }>) {
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

/** Delete removes the selection, Escape clears it, Enter opens the settings of a selected part. */
function useCanvasKeys(view: CanvasView) {
  const { state, dispatch } = useFlowDesigner()
  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || state.selected.length === 0) return
    const action = keyActions[event.key]?.(view, state.selected)
    if (action) dispatch(action)
    else if (event.key === 'Enter' && isSelectedPart(event.target)) focusNodeProperties()
    else return
    event.preventDefault()
  }
}

type RemoveAction = (view: CanvasView, selected: readonly string[]) => FlowAction

/** The tree joins the neighbours of a removed step; the graph removes only the selection. */
const createRemoveAction: RemoveAction = (view, selected) =>
  view === 'tree' ? { type: 'remove' } : { type: 'edit', edit: (flow) => removeDrawn(flow, selected) }

const keyActions: Readonly<Record<string, RemoveAction>> = {
  Delete: createRemoveAction,
  Backspace: createRemoveAction,
  Escape: () => ({ type: 'select', ids: [] }),
}

/** The first Enter on a part selects it, the second opens it. */
function isSelectedPart(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('aria-pressed') === 'true'
}
