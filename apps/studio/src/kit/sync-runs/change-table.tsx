import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Segmented, Skeleton, Table } from 'antd'
import { type ReactNode, useState } from 'react'
import { NamedRow } from '../lists/named-row.tsx'
import styles from './sync-runs.module.css'

type Shown<Kind extends string> = Readonly<{ id: string; kind: Kind; reason: string }>
type Asked<Kind extends string> = Readonly<{ kind: Kind | ''; pageSize: number; cursor?: string }>
type Page<Change> = Readonly<{ list: readonly Change[]; next: string | null }>

/** What a kind of synchronization says of its changes. */
export type ChangeWords<Kind extends string, Change extends Shown<Kind>> = Readonly<{
  kinds: readonly Kind[]
  kindOf: (kind: Kind) => string
  /** What a change is about: the title of the column, and each name with its note. */
  subject: string
  nameOf: (change: Change) => Readonly<{ name: string; note: string }>
  differences: string
  /** The lines of a change, beside its reason. */
  linesOf: (change: Change) => ReactNode
}>

type ChangeTableProps<Kind extends string, Change extends Shown<Kind>> = Readonly<{
  /** Where the answers are kept. */
  queryKey: readonly string[]
  load: (asked: Asked<Kind>, options: Readonly<{ signal: AbortSignal }>) => Promise<Page<Change>>
  counts: Readonly<Record<Kind, number>>
  words: ChangeWords<Kind, Change>
}>

/** Every difference that a run found, filtered by what happens. */
export function ChangeTable<Kind extends string, Change extends Shown<Kind>>(
  props: ChangeTableProps<Kind, Change>,
) {
  const { counts, words } = props
  const t = useT()
  const [kind, setKind] = useState<Kind | ''>('')
  const kinds = words.kinds.filter((one) => counts[one] > 0)
  const all = { value: '' as Kind | '', label: t('sync-runs.all') }
  const options = kinds.map((value) => ({ value, label: `${words.kindOf(value)} ${counts[value]}` }))
  return (
    <section className={styles.changes} aria-label={t('sync-runs.changes')}>
      {kinds.length > 1 && (
        <Segmented<Kind | ''>
          aria-label={t('sync-runs.what')}
          value={kind}
          options={[all, ...options]}
          onChange={setKind}
        />
      )}
      <Changes {...props} kind={kind} />
    </section>
  )
}

function Changes<Kind extends string, Change extends Shown<Kind>>({
  queryKey,
  load,
  words,
  kind,
}: ChangeTableProps<Kind, Change> & Readonly<{ kind: Kind | '' }>) {
  const t = useT()
  const query = useInfiniteQuery({
    queryKey: [...queryKey, kind],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) =>
      load({ kind, pageSize: 100, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: ({ next }) => next,
  })
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error && rows.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (rows.length === 0) return <Empty title={t('sync-runs.same')} />
  return (
    <>
      <Table<Change>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={rows}
        columns={[
          { title: words.subject, width: 200, render: (_, change) => <NamedRow {...words.nameOf(change)} /> },
          { title: t('sync-runs.what'), width: 96, render: (_, change) => words.kindOf(change.kind) },
          {
            title: words.differences,
            render: (_, change) => (
              <ul className={styles.lines}>
                {change.reason !== '' && <li className={sharedStyles.problem}>{change.reason}</li>}
                {words.linesOf(change)}
              </ul>
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

type DifferenceProps = Readonly<{ name: string; before: string; after: string; problem?: string }>

/** A line of a change: what was there, what comes, and what is wrong with it. */
export function Difference({ name, before, after, problem = '' }: DifferenceProps) {
  const t = useT()
  return (
    <li>
      <span className={sharedStyles.weak}>{name}</span>{' '}
      {before !== '' && (
        <>
          <del>{before}</del>{' '}
        </>
      )}
      <ins>{after || t('sync-runs.none')}</ins>
      {problem !== '' && <div className={sharedStyles.problem}>{problem}</div>}
    </li>
  )
}
