import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, Status, type StatusKind, useFeedback } from '@signet/ui'
import { Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { RotateCw } from 'lucide-react'
import { FormattedTime } from '../../kit/details/facts.tsx'
import styles from './call-table.module.css'
import { type InterfaceCall, useInterfaceCalls, useInterfaceMutation } from './queries.ts'

const looks: Readonly<Record<InterfaceCall['outcome'], StatusKind>> = {
  answered: 'passed',
  refused: 'ended',
  failed: 'failed',
}

/** Calls with caller and result. A failed call can be repeated. */
export function CallTable({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const feedback = useFeedback()
  const query = useInterfaceCalls(id)
  const retry = useInterfaceMutation((calls, logId: string) => calls.retry({ logId }))
  const showRetried = ({ rows }: { rows: number }) => feedback.success(t('data-interfaces.retried', { rows }))
  const calls = query.data?.pages.flatMap(({ list }) => list) ?? []

  if (query.error && calls.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (calls.length === 0) return <Empty title={t('data-interfaces.noCalls')} />

  return (
    <div className={styles.calls}>
      <ErrorNote error={retry.error} />
      <Table<InterfaceCall>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={calls}
        columns={[
          ...columnsIn(t),
          {
            render: (_, call) =>
              call.outcome === 'failed' && (
                <Button
                  size="small"
                  icon={<RotateCw size={14} aria-hidden />}
                  loading={retry.isPending && retry.variables === call.id}
                  onClick={() => retry.mutate(call.id, { onSuccess: showRetried })}
                >
                  {t('data-interfaces.retry')}
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
    </div>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<InterfaceCall> {
  return [
    { title: t('data-interfaces.when'), render: (_, { at }) => <FormattedTime at={at} /> },
    { title: t('data-interfaces.who'), dataIndex: 'caller' },
    {
      title: t('data-interfaces.outcome'),
      render: (_, { outcome, reason, isRetry }) => (
        <span className={styles.outcome}>
          <Status kind={looks[outcome]}>{t(`data-interfaces.outcome.${outcome}`)}</Status>
          {reason && <span>{reason}</span>}
          {isRetry && <span>{t('data-interfaces.isRetry')}</span>}
        </span>
      ),
    },
    { title: t('data-interfaces.rowCount'), dataIndex: 'rows', align: 'right' },
    {
      title: t('data-interfaces.took'),
      align: 'right',
      render: (_, { milliseconds }) => t('data-interfaces.milliseconds', { milliseconds }),
    },
  ]
}
