import type { KeyboardEvent } from 'react'
import { isTyping } from '../../../../shell/is-typing.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'
import type { FlowDeed } from '../flow-designer-state.ts'
import { focusNodeProperties } from '../properties/focus-node-properties.ts'

/** Delete takes away what is selected, Escape lets it go, Enter on something selected goes to its settings. */
export function useCanvasKeys() {
  const { state, tell } = useFlowDesigner()
  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || state.selected.length === 0) return
    const deed = deeds[event.key]
    if (deed) tell(deed)
    else if (event.key === 'Enter' && isSelectedPart(event.target)) focusNodeProperties()
    else return
    event.preventDefault()
  }
}

const deeds: Readonly<Record<string, FlowDeed>> = {
  Delete: { deed: 'remove' },
  Backspace: { deed: 'remove' },
  Escape: { deed: 'select', ids: [] },
}

/** The first Enter on a part selects it, the second one opens it. */
function isSelectedPart(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('aria-pressed') === 'true'
}
