import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import styles from './settings.module.css'

/** Messages arrive while somebody tries to sign in. */
const every = 5_000

/** The messages of a company without a provider, newest first. */
export function SmsOutbox() {
  const t = useT()
  const { waysIn } = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['smsOutbox'],
    queryFn: ({ signal }) => waysIn.smsOutbox({}, { signal }),
    refetchInterval: every,
  })
  return (
    <section className={styles.test} aria-label={t('settings.outbox.title')}>
      <h2 className={styles.title}>{t('settings.outbox.title')}</h2>
      <p className={sharedStyles.note}>{t('settings.outbox.hint')}</p>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.list.length === 0 && (
        <Empty title={t('settings.outbox.empty')} hint={t('settings.outbox.emptyHint')} />
      )}
      <ol className={styles.history}>
        {data?.list.map(({ id, at, phone, body }) => (
          <li key={id} className={styles.change}>
            <div className={styles.row}>
              <span className={sharedStyles.strong}>{phone}</span>
              <span className={sharedStyles.weak}>
                <FormattedTime at={at} />
              </span>
            </div>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
