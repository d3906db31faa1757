import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './chart-card.module.css'

type ChartCardProps = Readonly<{
  title: string
  /** One sentence that says how to read the chart. */
  hint?: string
  legend: readonly Readonly<{ look: 'strong' | 'soft'; name: string }>[]
  chart: ReactNode
  /** The same figures and more, in rows. */
  table: ReactNode
}>

/** A chart with its title and legend; its figures are also there as a table. */
export function ChartCard({ title, hint, legend, chart, table }: ChartCardProps) {
  const t = useT()
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {look === 'chart' && (
          <ul className={styles.legend}>
            {legend.map(({ look, name }) => (
              <li key={name}>
                <span className={look === 'strong' ? styles.strong : styles.soft} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        )}
        <Segmented
          size="small"
          aria-label={t('flow-statistics.shownAs', { title })}
          value={look}
          options={(['chart', 'table'] as const).map((value) => ({
            value,
            label: t(`flow-statistics.as.${value}`),
          }))}
          onChange={setLook}
        />
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {look === 'chart' ? chart : table}
    </section>
  )
}
