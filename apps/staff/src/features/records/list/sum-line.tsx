import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import type { ModelConfig } from '../queries.ts'
import styles from './records-page.module.css'
import { nameOf } from './shown-columns.ts'

type SumLineProps = Readonly<{
  config: ModelConfig
  sums: readonly Readonly<{ path: string; text: string }>[]
}>

/** The sums of all records that are meant, not only of those that are loaded. */
export function SumLine({ config, sums }: SumLineProps) {
  const { locale, t } = useLanguage()
  if (sums.length === 0) return null
  return (
    <dl className={styles.sums} aria-label={t('records.sums')}>
      {sums.map(({ path, text }) => {
        const label = textIn(locale, nameOf(config, path))
        return (
          <div key={path}>
            <dt>{t('records.sumOf', { label })}</dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
