import type { DirectoryCounts } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { Button, Segmented, Skeleton, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './directory-sync.module.css'
import { type ChangeKind, changeKinds, type DirectoryChange, useChanges } from './queries.ts'

type ChangeTableProps = Readonly<{ id: string; counts: DirectoryCounts }>

/** Every difference, filtered by what happens; conflicts say why nothing does. */
export function ChangeTable({ id, counts }: ChangeTableProps) {
  const t = useT()
  const [kind, setKind] = useState<ChangeKind | ''>('')
  const kinds = changeKinds.filter((one) => counts[one] > 0)
  return (
    <section className={styles.changes} aria-label={t('directory-sync.changes')}>
      {kinds.length > 1 && (
        <Segmented<ChangeKind | ''>
          aria-label={t('directory-sync.what')}
          value={kind}
          options={[
            { value: '' as const, label: t('directory-sync.all') },
            ...kinds.map((value) => ({
              value,
              label: `${t(`directory-sync.change.${value}`)} ${counts[value]}`,
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
  if (rows.length === 0) return <Empty title={t('directory-sync.same')} />

  return (
    <>
      <Table<DirectoryChange>
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

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DirectoryChange> {
  return [
    {
      title: t('directory-sync.who'),
      width: 200,
      render: (_, { part, name, account }) => (
        <NamedRow name={name} note={part === 'person' ? account : t(`directory-sync.part.${part}`)} />
      ),
    },
    {
      title: t('directory-sync.what'),
      width: 96,
      render: (_, { kind }) => t(`directory-sync.change.${kind}`),
    },
    {
      title: t('directory-sync.differences'),
      render: (_, change) =>
        change.reason !== '' ? (
          <span className={sharedStyles.problem}>{change.reason}</span>
        ) : (
          <ul className={styles.fields}>
            {differencesIn(change).map((field) => (
              <Difference key={field.field} {...field} />
            ))}
          </ul>
        ),
    },
  ]
}

/** What is new is named in its row already. */
function differencesIn({ kind, fields }: DirectoryChange): DirectoryChange['fields'] {
  if (kind !== 'new') return fields
  return fields.filter(({ field, after }) => field !== 'account' && field !== 'name' && after !== '')
}

function Difference({ field, before, after }: DirectoryChange['fields'][number]) {
  const t = useT()
  const name = t(`directory-sync.field.${field}`)
  if (field === 'members')
    return (
      <li>
        {name}
        {after !== '' && <div>{t('directory-sync.added', { names: after })}</div>}
        {before !== '' && <div>{t('directory-sync.removed', { names: before })}</div>}
      </li>
    )
  return (
    <li>
      <span className={sharedStyles.weak}>{name}</span>{' '}
      {before !== '' && (
        <>
          <del>{before}</del>{' '}
        </>
      )}
      <ins>{after || t('directory-sync.none')}</ins>
    </li>
  )
}
