import { removeDrawn } from '@signet/flow/design'
import type { KeyboardEvent } from 'react'
import { isTyping } from '../../../../shell/is-typing.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'
import type { FlowDeed } from '../flow-designer-state.ts'
import { focusNodeProperties } from '../properties/focus-node-properties.ts'
import type { CanvasView } from './canvas-bar.tsx'

/** Delete takes away what is selected, Escape lets it go, Enter on something selected goes to its settings. */
export function useCanvasKeys(view: CanvasView) {
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
