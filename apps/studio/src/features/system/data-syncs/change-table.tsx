import type { DataSyncCounts } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { Button, Segmented, Skeleton, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './data-syncs.module.css'
import { type ChangeKind, changeKinds, type RowChange, useChanges } from './queries.ts'

type ChangeTableProps = Readonly<{ id: string; counts: DataSyncCounts }>

/** Every difference by row and cell, filtered by what happens; wrong cells say what is wrong. */
export function ChangeTable({ id, counts }: ChangeTableProps) {
  const t = useT()
  const [kind, setKind] = useState<ChangeKind | ''>('')
  const kinds = changeKinds.filter((one) => counts[one] > 0)
  return (
    <section className={styles.changes} aria-label={t('data-syncs.changes')}>
      {kinds.length > 1 && (
        <Segmented<ChangeKind | ''>
          aria-label={t('data-syncs.what')}
          value={kind}
          options={[
            { value: '' as const, label: t('data-syncs.all') },
            ...kinds.map((value) => ({
              value,
              label: `${t(`data-syncs.change.${value}`)} ${counts[value]}`,
            })),
          ]}
          onChange={setKind}
        />
      )}
      <Changes id={id} kind={kind} />
    </section>
  )
}

function Changes({ id, kind }: Readonly<{ id: string; kind: ChangeKind | '' }>) {
  const t = useT()
  const query = useChanges(id, kind)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error && rows.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (rows.length === 0) return <Empty title={t('data-syncs.same')} />
  return (
    <>
      <Table<RowChange>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={rows}
        columns={columnsIn(t)}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<RowChange> {
  return [
    {
      title: t('data-syncs.row'),
      width: 160,
      render: (_, { row, key }) => (
        <NamedRow
          name={key || t('data-syncs.none')}
          note={row === 0 ? t('data-syncs.notThere') : t('data-syncs.rowAt', { row })}
        />
      ),
    },
    { title: t('data-syncs.what'), width: 96, render: (_, { kind }) => t(`data-syncs.change.${kind}`) },
    {
      title: t('data-syncs.cells'),
      render: (_, { cells, reason }) => (
        <ul className={styles.cells}>
          {reason !== '' && <li className={sharedStyles.problem}>{reason}</li>}
          {cells.map((cell) => (
            <Cell key={`${cell.field} ${cell.problem}`} {...cell} />
          ))}
        </ul>
      ),
    },
  ]
}

function Cell({ label, before, after, problem }: RowChange['cells'][number]) {
  const t = useT()
  return (
    <li>
      <span className={sharedStyles.weak}>{label}</span>{' '}
      {before !== '' && (
        <>
          <del>{before}</del>{' '}
        </>
      )}
      <ins>{after || t('data-syncs.none')}</ins>
      {problem !== '' && <div className={sharedStyles.problem}>{problem}</div>}
    </li>
  )
}
