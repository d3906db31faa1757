import { useT } from '@signet/i18n/react'
import type { RouteStep } from '../queries.ts'
import styles from './timeline.module.css'
import { TimelineStep } from './timeline-step.tsx'

/** The way of a case: what is behind, where it stands, and what is still to come. */
export function Timeline({ steps }: Readonly<{ steps: readonly RouteStep[] }>) {
  const t = useT()
  return (
    <ol className={styles.timeline} aria-label={t('approvals.timeline.label')}>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node may be visited twice in one round; steps are only appended
        <TimelineStep key={`${step.node}-${step.round}-${place}`} step={step} />
      ))}
    </ol>
  )
}
