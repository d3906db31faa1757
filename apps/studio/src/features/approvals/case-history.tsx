import { useT } from '@signet/i18n/react'
import { Failure, Status } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { Moment } from '../../shell/moment.tsx'
import styles from './case-history.module.css'
import { historyQuery } from './queries.ts'

/** Everything that happened, in order, and whether the record is as it was written. */
export function CaseHistory({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { data: history, error, refetch } = useQuery(historyQuery(useClient(), caseId))
  if (!history && error) return <Failure error={error} onRetry={refetch} />
  if (!history) return <Skeleton active title={false} paragraph={{ rows: 8 }} />

  return (
    <>
      <p className={styles.verdict}>
        <Status kind={history.isIntact ? 'passed' : 'failed'}>
          {t(history.isIntact ? 'approvals.monitor.intact' : 'approvals.monitor.notIntact')}
        </Status>
      </p>
      <ol className={styles.history}>
        {history.list.map(({ sequence, at, by, text, nodeName }) => (
          <li key={sequence} className={styles.entry}>
            <span className={styles.sequence}>{sequence}</span>
            <span>{text}</span>
            <span className={styles.note}>
              {by?.name ?? t('approvals.monitor.system')}
              {nodeName && ` · ${nodeName}`}
            </span>
            <span className={styles.note}>
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
