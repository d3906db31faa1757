import { useT } from '@signet/i18n/react'
import { Empty, Failure, Status } from '@signet/ui'
import { Button, Segmented, Skeleton, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import styles from './access-keys.module.css'
import { type KeyCall, useKeyCalls } from './queries.ts'

type Only = 'all' | 'done' | 'refused'
const filters: readonly Only[] = ['all', 'done', 'refused']

/** What a key was used for, and what was refused. */
export function CallTable({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const [only, setOnly] = useState<Only>('all')
  return (
    <div className={styles.calls}>
      <Segmented<Only>
        aria-label={t('access-keys.calls')}
        value={only}
        options={filters.map((value) => ({ value, label: t(`access-keys.only.${value}`) }))}
        onChange={setOnly}
      />
      <Calls id={id} only={only} />
    </div>
  )
}

function Calls({ id, only }: Readonly<{ id: string; only: Only }>) {
  const t = useT()
  const query = useKeyCalls(id, only === 'all' ? undefined : only)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error && rows.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (rows.length === 0) return <Empty title={t('access-keys.noCalls')} />

  return (
    <>
      <Table<KeyCall> rowKey="id" size="small" pagination={false} dataSource={rows} columns={columnsIn(t)} />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<KeyCall> {
  return [
    { title: t('access-keys.when'), render: (_, { at }) => <FormattedTime at={at} /> },
    { title: t('access-keys.what'), render: (_, { what }) => <span className={styles.code}>{what}</span> },
    {
      title: t('access-keys.result'),
      render: (_, { reason, count }) =>
        reason === '' ? (
          <Status kind="passed">{t('access-keys.done')}</Status>
        ) : (
          <span>{count > 1 ? t('access-keys.times', { reason, count }) : reason}</span>
        ),
    },
    { title: t('access-keys.address'), render: (_, { address }) => address },
  ]
}
