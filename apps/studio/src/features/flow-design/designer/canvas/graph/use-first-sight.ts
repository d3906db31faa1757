import { useReactFlow, useStoreApi } from '@xyflow/react'

/** Small enough to see much, large enough to read. */
const readable = { least: 0.6, most: 1 } as const
const margin = 24

/** What is seen first: the whole graph where it can be read so, else its beginning on the left. */
export function useFirstSight(): () => void {
  const { getNodes, getNodesBounds, setViewport } = useReactFlow()
  const store = useStoreApi()
  return () => {
    const { width, height } = store.getState()
    const bounds = getNodesBounds(getNodes())
    if (width === 0 || bounds.width === 0) return
    const fitting = Math.min((width - 2 * margin) / bounds.width, (height - 2 * margin) / bounds.height)
    const zoom = Math.min(readable.most, Math.max(readable.least, fitting))
    const room = { x: width - bounds.width * zoom, y: height - bounds.height * zoom }
    void setViewport({
      x: Math.max(margin, room.x / 2) - bounds.x * zoom,
      y: Math.max(margin, room.y / 2) - bounds.y * zoom,
      zoom,
    })
  }
}
