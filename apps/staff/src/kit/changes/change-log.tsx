import type { RecordChange } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Card, Empty, PageState } from '@signet/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Cpu, History } from 'lucide-react'
import styles from './change-log.module.css'

type Page = Readonly<{ list: readonly RecordChange[]; next: string | null }>

type ChangeLogProps = Readonly<{
  query: UseInfiniteQueryResult<InfiniteData<Page, unknown>>
  label: string
}>

/** Changes of a form, newest first: who, when, and each field before and after. */
export function ChangeLog({ query, label }: ChangeLogProps) {
  const t = useT()
  return (
    <PageState
      query={query}
      skeletonRows={2}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={<Empty icon={<History />} title={t('changes.empty')} />}
    >
      {({ pages }) => (
        <>
          <ol className={styles.log} aria-label={label}>
            {pages
              .flatMap(({ list }) => list)
              .map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
          </ol>
          {query.hasNextPage && (
            <Button isWide isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('changes.more')}
            </Button>
          )}
        </>
      )}
    </PageState>
  )
}

const headings = {
  created: 'changes.by.created',
  changed: 'changes.by',
  removed: 'changes.by.removed',
} as const

function Entry({ entry: { by, at, kind, changes } }: Readonly<{ entry: RecordChange }>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card>
      <p className={styles.who}>
        {by ? <Avatar id={by.id} name={by.name} size={24} src={by.headIcon} /> : <Cpu aria-hidden="true" />}
        <span>{t(headings[kind], { person: by?.name ?? t('changes.system') })}</span>
        <time dateTime={at}>{dateTime(at)}</time>
      </p>
      {kind === 'changed' && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <Difference key={`${change.path} ${change.row}`} difference={change} />
          ))}
        </dl>
      )}
    </Card>
  )
}

type DifferenceProps = Readonly<{ difference: RecordChange['changes'][number] }>

/** A field before and after; a row of a sub-table that came or went. */
function Difference({ difference: { label, kind, beforeText, afterText } }: DifferenceProps) {
  const t = useT()
  return (
    <div>
      <dt>{kind === 'changed' ? label : t(`changes.${kind}`, { label })}</dt>
      <dd>
        {kind !== 'rowAdded' && <del>{beforeText || '—'}</del>}
        {kind === 'changed' && ' → '}
        {kind !== 'rowRemoved' && <ins>{afterText || '—'}</ins>}
      </dd>
    </div>
  )
}
