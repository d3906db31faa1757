import { useT } from '@signet/i18n/react'
import { Sheet, Status } from '@signet/ui'
import styles from './results-sheet.module.css'
import type { RowResult } from './use-row-deeds.ts'

type ResultsSheetProps = Readonly<{ results: readonly RowResult[]; onClose: () => void }>

/** One line for each document: done, or why not; what was refused stands first. */
export function ResultsSheet({ results, onClose }: ResultsSheetProps) {
  const t = useT()
  const refused = results.filter(({ ok }) => !ok)
  return (
    <Sheet title={t('documents.results')} onClose={onClose}>
      <p className={styles.sum} role="status">
        {t('documents.resultsSum', { done: results.length - refused.length, refused: refused.length })}
      </p>
      <ul className={styles.results}>
        {[...refused, ...results.filter(({ ok }) => ok)].map(({ id, name, ok, message }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('documents.rowDone') : message}</Status>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
