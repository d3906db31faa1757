import { useT } from '@signet/i18n/react'
import { Empty, Failure, Status } from '@signet/ui'
import { Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { Moment } from '../../shell/moment.tsx'
import { type RunRow, useRuns } from './queries.ts'
import { RunDetails } from './run-details.tsx'
import { runLooks } from './run-looks.ts'
import styles from './triggers.module.css'

/** How it went, time after time; a row opens what was done. */
export function RunTable({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const query = useRuns(id)
  const runs = query.data?.pages.flatMap(({ list }) => list) ?? []

  if (query.error && runs.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (runs.length === 0) return <Empty title={t('triggers.noRuns')} hint={t('triggers.noRunsHint')} />

  return (
    <div className={styles.part}>
      <Table<RunRow>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={runs}
        columns={columnsIn(t)}
        expandable={{
          expandRowByClick: true,
          expandedRowRender: (run) => <RunDetails id={id} runId={run.id} />,
        }}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </div>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<RunRow> {
  return [
    { title: t('triggers.when'), render: (_, { occurredAt }) => <Moment at={occurredAt} /> },
    {
      title: t('triggers.stateOfRun'),
      render: (_, { state, failure }) => (
        <span className={styles.run}>
          <Status kind={runLooks[state]}>{t(`triggers.state.${state}`)}</Status>
          {failure && state !== 'done' && (
            <span>{t(failure.code, { requestId: '', ...failure.params })}</span>
          )}
        </span>
      ),
    },
    { title: t('triggers.attempts'), align: 'right', dataIndex: 'attempts' },
  ]
}
