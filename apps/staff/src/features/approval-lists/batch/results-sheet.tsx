import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Sheet, Status } from '@signet/ui'
import type { RowResult } from '../queries.ts'
import styles from './results-sheet.module.css'

type ResultsSheetProps = Readonly<{
  results: readonly RowResult[]
  rows: readonly CaseCard[]
  onClose: () => void
}>

/** One line per row: done, or the reason why not; refused rows come first. */
export function ResultsSheet({ results, rows, onClose }: ResultsSheetProps) {
  const t = useT()
  const titleOf = (taskId: string) => rows.find((row) => row.taskId === taskId)?.title ?? taskId
  const refused = results.filter(({ ok }) => !ok)
  return (
    <Sheet title={t('approval-lists.results')} onClose={onClose}>
      <p className={styles.sum} role="status">
        {t('approval-lists.resultsSum', { done: results.length - refused.length, refused: refused.length })}
      </p>
      <ul className={styles.results}>
        {[...refused, ...results.filter(({ ok }) => ok)].map(({ taskId, ok, message }) => (
          <li key={taskId}>
            <span className={styles.title}>{titleOf(taskId)}</span>
            <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('approval-lists.rowDone') : message}</Status>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
