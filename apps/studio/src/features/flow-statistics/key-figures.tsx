import type { FlowFigures } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import styles from './key-figures.module.css'
import { useDuration } from './use-duration.ts'

/** The few numbers that are asked for first. */
export function KeyFigures({ figures }: Readonly<{ figures: FlowFigures }>) {
  const t = useT()
  const formats = useFormats()
  const duration = useDuration()
  const { launched, ended, running, throughput, returns } = figures
  const told = [
    { name: t('flow-statistics.launched'), value: formats.number(launched) },
    { name: t('flow-statistics.ended'), value: formats.number(ended) },
    { name: t('flow-statistics.running'), value: formats.number(running) },
    { name: t('flow-statistics.median'), value: duration(throughput.median) },
    { name: t('flow-statistics.p90'), value: duration(throughput.p90) },
    { name: t('flow-statistics.returned'), value: formats.percent(returns.cases / launched) },
    {
      name: t('flow-statistics.returnsPerCase'),
      value: formats.number((returns.times / launched).toFixed(2)),
    },
  ]
  return (
    <dl className={styles.figures}>
      {told.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
