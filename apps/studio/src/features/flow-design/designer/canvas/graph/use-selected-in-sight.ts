import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useEffect } from 'react'
import { useFlowDesigner } from '../../flow-designer-context.ts'
import { card } from './graph-shape.ts'

/** Whatever is selected elsewhere, in the outline or the list of problems, is brought into sight. */
export function useSelectedInSight(): void {
  const { state } = useFlowDesigner()
  const { getNode, getViewport, setCenter } = useReactFlow()
  const store = useStoreApi()
  const last = state.selected.at(-1)
  useEffect(() => {
    const node = last === undefined ? undefined : getNode(last)
    const { width, height } = store.getState()
    if (!node || width === 0) return
    const { x, y, zoom } = getViewport()
    const middle = { x: node.position.x + card.width / 2, y: node.position.y + card.height / 2 }
    const seen = { x: middle.x * zoom + x, y: middle.y * zoom + y }
    const isSeen = seen.x > 0 && seen.y > 0 && seen.x < width && seen.y < height
    if (!isSeen) void setCenter(middle.x, middle.y, { zoom })
  }, [last, getNode, getViewport, setCenter, store])
}
