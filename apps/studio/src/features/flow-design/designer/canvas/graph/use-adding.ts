import { isEnd } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { drawPart, insertPart } from '../../new-parts.ts'
import type { NewPart } from '../../node-faces.tsx'
import { middleOf } from './graph-shape.ts'

/** Puts a part into the selected line, or behind the selected step, or else into the middle of what is seen. */
export function useAdding(): (part: NewPart) => void {
  const t = useT()
  const { flow, state, tell } = useFlowDesigner()
  const { screenToFlowPosition } = useReactFlow()
  const store = useStoreApi()
  const only = state.selected.length === 1 ? state.selected[0] : undefined

  const middleOfSight = () => {
    const box = store.getState().domNode?.getBoundingClientRect() ?? new DOMRect()
    return middleOf(screenToFlowPosition({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  }
  return (part) => {
    const isLine = flow.lines.some(({ id }) => id === only)
    if (only !== undefined && isLine && part.isForGaps)
      return tell({ deed: 'edit', edit: insertPart(t, part, [only]) })

    const isStep = flow.nodes.some((node) => node.id === only && !isEnd(node))
    const where = only !== undefined && isStep ? { behind: only } : { at: middleOfSight() }
    tell({ deed: 'edit', edit: drawPart(t, part, where) })
  }
}
