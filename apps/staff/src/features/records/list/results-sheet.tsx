import { useT } from '@signet/i18n/react'
import { Sheet, Status } from '@signet/ui'
import type { ModelConfig, RecordRow, RowResult } from '../queries.ts'
import { cardFields } from './card-fields.ts'
import styles from './records-page.module.css'

type ResultsSheetProps = Readonly<{
  config: ModelConfig
  rows: readonly RecordRow[]
  results: readonly RowResult[]
  onClose: () => void
}>

/** What became of each of several records. */
export function ResultsSheet({ config, rows, results, onClose }: ResultsSheetProps) {
  const t = useT()
  const { title } = cardFields(config)
  const nameOf = (id: string) => (title && rows.find((row) => row.id === id)?.texts[title]) || id
  return (
    <Sheet title={t('records.results')} onClose={onClose}>
      <ul className={styles.results}>
        {results.map(({ id, ok, message }) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('records.rowDone') : message}</Status>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
