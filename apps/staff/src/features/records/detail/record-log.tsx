import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Card, Empty, PageState } from '@signet/ui'
import { History } from 'lucide-react'
import { type LogEntry, useLog } from '../queries.ts'
import styles from './record-page.module.css'

/** The changes of the record, newest first: who, when, and each field before and after. */
export function RecordLog({ modelId, id }: Readonly<{ modelId: string; id: string }>) {
  const t = useT()
  const log = useLog(modelId, id)
  return (
    <PageState
      query={log}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={<Empty icon={<History />} title={t('records.log.empty')} />}
    >
      {({ pages }) => (
        <>
          <ol className={styles.log} aria-label={t('records.part.log')}>
            {pages
              .flatMap(({ list }) => list)
              .map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
          </ol>
          {log.hasNextPage && (
            <Button isWide isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {t('records.log.more')}
            </Button>
          )}
        </>
      )}
    </PageState>
  )
}

function Entry({ entry: { by, at, kind, changes } }: Readonly<{ entry: LogEntry }>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card>
      <p className={styles.who}>
        <Avatar id={by.id} name={by.name} size={24} {...(by.headIcon && { src: by.headIcon })} />
        <span>{t(`records.log.${kind}`, { person: by.name })}</span>
        <time dateTime={at}>{dateTime(at)}</time>
      </p>
      {kind === 'changed' && (
        <dl className={styles.changes}>
          {changes.map(({ path, row, label, beforeText, afterText, kind: how }) => (
            <div key={`${path} ${row}`}>
              <dt>{how === 'changed' ? label : t(`records.log.${how}`, { label })}</dt>
              <dd>
                <del>{beforeText || '—'}</del> → <ins>{afterText || '—'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
