import type { HistoryEntry } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Failure, Status } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { Moment } from '../../../kit/details/moment.tsx'
import { historyQuery } from '../queries.ts'
import styles from './case-history.module.css'

/** All events in order, and whether the audit log is intact. */
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
        {history.list.map((entry) => (
          <Entry key={entry.sequence} entry={entry} />
        ))}
      </ol>
    </>
  )
}

function Entry({ entry }: Readonly<{ entry: HistoryEntry }>) {
  const t = useT()
  const { sequence, at, by, text } = entry
  return (
    <li className={styles.entry}>
      <span className={styles.sequence}>{sequence}</span>
      <span>
        {sentenceOf(t, entry)}
        {text && <q className={styles.text}>{text}</q>}
      </span>
      <span className={styles.note}>{by?.name ?? t('approvals.monitor.system')}</span>
      <span className={styles.note}>
        <Moment at={at} />
      </span>
    </li>
  )
}

/** The sentence for an event; a general one for a type that this client does not know. */
function sentenceOf(t: ReturnType<typeof useT>, { type, by, nodeName }: HistoryEntry): string {
  const params = { name: by?.name ?? t('approvals.monitor.system'), node: nodeName }
  const key = `flow.event.${type}`
  const sentence = t(key, params)
  return sentence === key ? t('flow.event.other', params) : sentence
}
