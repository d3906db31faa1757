import { useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import { Button, Skeleton } from 'antd'
import { Moment } from '../../../../shell/moment.tsx'
import { type LogEntry, useLog } from '../queries.ts'
import styles from '../records.module.css'

/** What became of the record, newest first: who, when, and each field before and after. */
export function RecordLog({ modelId, id }: Readonly<{ modelId: string; id: string }>) {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLog(modelId, id)
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} />
  const entries = data.pages.flatMap(({ list }) => list)
  if (entries.length === 0) return <Empty title={t('list-design.records.noLog')} />

  return (
    <>
      <ol className={styles.log} aria-label={t('list-design.records.log')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}

function Entry({ entry: { by, at, kind, changes } }: Readonly<{ entry: LogEntry }>) {
  const t = useT()
  return (
    <li>
      <p className={styles.who}>
        <strong>{t(`list-design.log.${kind}`, { person: by.name })}</strong> <Moment at={at} />
      </p>
      {kind === 'changed' && (
        <dl className={styles.changes}>
          {changes.map(({ path, row, label, beforeText, afterText, kind: how }) => (
            <div key={`${path} ${row}`}>
              <dt>{how === 'changed' ? label : t(`list-design.log.${how}`, { label })}</dt>
              <dd>
                <del>{beforeText || '—'}</del> → <ins>{afterText || '—'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
