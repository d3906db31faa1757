import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { Facts } from '../../shell/facts.tsx'
import { Moment } from '../../shell/moment.tsx'
import styles from './delivery-table.module.css'
import { type Delivery, deliveryQuery } from './queries.ts'

/** What was sent, byte for byte, and how the answer began. */
export function DeliveryDetails({ delivery }: Readonly<{ delivery: Delivery }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(deliveryQuery(useClient(), delivery))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />

  const { id, status, nextAttemptAt, body, answer } = data
  return (
    <Facts
      facts={[
        { name: 'webhook-id', value: <code>{id}</code> },
        { name: t('webhooks.httpStatus'), value: status ?? '—' },
        ...(nextAttemptAt === null
          ? []
          : [{ name: t('webhooks.nextAttempt'), value: <Moment at={nextAttemptAt} /> }]),
        { name: t('webhooks.body'), value: <Text text={body} /> },
        { name: t('webhooks.answer'), value: <Text text={answer} /> },
      ]}
    />
  )
}

function Text({ text }: Readonly<{ text: string }>) {
  return text === '' ? '—' : <pre className={styles.text}>{text}</pre>
}
