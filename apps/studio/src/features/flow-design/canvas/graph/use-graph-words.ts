import { useT } from '@signet/i18n/react'
import type { AriaLabelConfig } from '@xyflow/react'
import { useMemo } from 'react'

/** The graph's texts for screen readers. */
export function useGraphWords(): Partial<AriaLabelConfig> {
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
