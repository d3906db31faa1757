import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, Status, type StatusKind } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { RotateCw, Send } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../kit/details/facts.tsx'
import styles from './delivery-table.module.css'
import { type Delivery, deliveryQuery, useDeliveries, useWebhookMutation } from './queries.ts'

const looks: Readonly<Record<Delivery['state'], StatusKind>> = {
  waiting: 'waiting',
  delivered: 'passed',
  failed: 'failed',
}

/** Sent and waiting deliveries. Finished ones can be sent again. */
export function DeliveryTable({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const tryOut = useWebhookMutation((calls, _: undefined) => calls.test({ id }))

  return (
    <div className={styles.deliveries}>
      <Button
        icon={<Send size={14} aria-hidden />}
        loading={tryOut.isPending}
        onClick={() => tryOut.mutate(undefined)}
      >
        {t('webhooks.test')}
      </Button>
      <ErrorNote error={tryOut.error} />
      <Deliveries id={id} />
    </div>
  )
}

function Deliveries({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const query = useDeliveries(id)
  const again = useWebhookMutation((calls, deliveryId: string) => calls.redeliver({ deliveryId }))
  const deliveries = query.data?.pages.flatMap(({ list }) => list) ?? []

  if (query.error && deliveries.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (deliveries.length === 0) return <Empty title={t('webhooks.noDeliveries')} />

  return (
    <>
      <ErrorNote error={again.error} />
      <Table<Delivery>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={deliveries}
        expandable={{ expandedRowRender: (delivery) => <DeliveryDetails delivery={delivery} /> }}
        columns={[
          ...columnsIn(t),
          {
            render: (_, { id: deliveryId, state }) =>
              state !== 'waiting' && (
                <Button
                  size="small"
                  icon={<RotateCw size={14} aria-hidden />}
                  loading={again.isPending && again.variables === deliveryId}
                  onClick={() => again.mutate(deliveryId)}
                >
                  {t('webhooks.redeliver')}
                </Button>
              ),
          },
        ]}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<Delivery> {
  return [
    { title: t('webhooks.when'), render: (_, { at }) => <FormattedTime at={at} /> },
    { title: t('webhooks.what'), render: (_, { event }) => t(`webhooks.event.${event}`) },
    {
      title: t('webhooks.outcome'),
      render: (_, { state, reason, attempts }) => (
        <span className={styles.outcome}>
          <Status kind={looks[state]}>{t(`webhooks.state.${state}`)}</Status>
          {reason && <span>{reason}</span>}
          {attempts > 1 && <span>{t('webhooks.attempts', { attempts })}</span>}
        </span>
      ),
    },
    {
      title: t('webhooks.took'),
      align: 'right',
      render: (_, { milliseconds }) =>
        milliseconds === null ? '—' : t('webhooks.milliseconds', { milliseconds }),
    },
  ]
}

/** The exact request, and the beginning of the response. */
function DeliveryDetails({ delivery }: Readonly<{ delivery: Delivery }>) {
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
          : [{ name: t('webhooks.nextAttempt'), value: <FormattedTime at={nextAttemptAt} /> }]),
        { name: t('webhooks.body'), value: <Text text={body} /> },
        { name: t('webhooks.answer'), value: <Text text={answer} /> },
      ]}
    />
  )
}

function Text({ text }: Readonly<{ text: string }>) {
  return text === '' ? '—' : <pre className={styles.text}>{text}</pre>
}
