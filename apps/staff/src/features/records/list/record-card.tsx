import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { CaseStatus } from '@signet/ui'
import type { ModelConfig, RecordRow } from '../queries.ts'
import { cardFields } from './card-fields.ts'
import styles from './record-card.module.css'
import type { ViewColumn } from './search/asked.ts'

type RecordCardProps = Readonly<{
  config: ModelConfig
  columns: readonly ViewColumn[]
  row: RecordRow
}>

/** A record as a card: title, the list's card fields, and the status of its case. */
export function RecordCard({ config, columns, row }: RecordCardProps) {
  const { locale } = useLanguage()
  const { title, fields } = cardFields(config, columns)
  const shown = fields.filter(({ path }) => row.texts[path])

  return (
    <>
      <span className={styles.title}>{(title && row.texts[title]) || '—'}</span>
      {shown.length > 0 && (
        <span className={styles.fields}>
          {shown.map(({ path, label }) => (
            <span key={path} className={styles.field}>
              <span className={styles.label}>{textIn(locale, label)}</span>
              <span className={styles.value}>{row.texts[path]}</span>
            </span>
          ))}
        </span>
      )}
      {row.status && (
        <span className={styles.foot}>
          <CaseStatus status={row.status} />
        </span>
      )}
    </>
  )
}
