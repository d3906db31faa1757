import { useT } from '@signet/i18n/react'
import { type AriaLabelConfig, useReactFlow, useStoreApi } from '@xyflow/react'
import { useMemo } from 'react'
import { zoomRange } from './graph-shape.ts'

/** The smallest readable zoom. */
const readable = 0.6
const natural = 1
const margin = 24

/**
 * Fits the graph to the screen; initially shows only its left end if all of it would be too small to read.
 * Computed here because the library fits on its next render, which may never happen.
 */
export function useFitView() {
  const { getNodes, getNodesBounds, setViewport } = useReactFlow()
  const store = useStoreApi()
  const show = (least: number) => {
    const { width, height } = store.getState()
    const bounds = getNodesBounds(getNodes())
    if (width === 0 || bounds.width === 0) return

    const fitting = Math.min((width - 2 * margin) / bounds.width, (height - 2 * margin) / bounds.height)
    const zoom = Math.min(natural, Math.max(least, fitting))
    const room = { x: width - bounds.width * zoom, y: height - bounds.height * zoom }
    void setViewport({
      x: Math.max(margin, room.x / 2) - bounds.x * zoom,
      y: Math.max(margin, room.y / 2) - bounds.y * zoom,
      zoom,
    })
  }
  return { showFirst: () => show(readable), showAll: () => show(zoomRange.least) }
}

/** The graph's texts for screen readers. */
export function useGraphLabels(): Partial<AriaLabelConfig> {
  const t = useT()
  return useMemo(
    () => ({
      'node.a11yDescription.default': t('flow-design.graph.stepKeys'),
      'node.a11yDescription.keyboardDisabled': t('flow-design.graph.stepKeys'),
      'node.a11yDescription.ariaLiveMessage': () => t('flow-design.graph.moved'),
      'edge.a11yDescription.default': t('flow-design.graph.lineKeys'),
    }),
    [t],
  )
}
