import { useT } from '@signet/i18n/react'
import { Empty, PageState, Status } from '@signet/ui'
import { useHistory } from '../queries.ts'
import { BundleButton } from './bundle-button.tsx'
import { HistoryLine } from './history-line.tsx'
import styles from './history-panel.module.css'

/** Everything that happened, newest first, and whether the record is as it was written. */
export function HistoryPanel({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const query = useHistory(caseId)
  return (
    <PageState
      query={query}
      skeletonRows={2}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('approvals.history.empty')} />}
    >
      {({ list, isIntact }) => (
        <>
          <div className={styles.verdict}>
            <Status kind={isIntact ? 'passed' : 'failed'}>
              {t(isIntact ? 'approvals.history.intact' : 'approvals.history.broken')}
            </Status>
            <BundleButton caseId={caseId} />
          </div>
          <ol className={styles.list} reversed>
            {list.toReversed().map((entry) => (
              <HistoryLine key={entry.sequence} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </PageState>
  )
}
