import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { Button, Modal, Skeleton } from 'antd'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { FormattedTime } from '../details/facts.tsx'
import { useList } from '../lists/list-search.ts'
import styles from './row-changes.module.css'

type Calls = Client['logs']
type Thing = Parameters<Calls['changes']>[0]['thing']
type RowChange = Awaited<ReturnType<Calls['changes']>>['list'][number]

type RowChangesProps = Readonly<{
  thing: Thing
  id: string
  name: string
  /** Only the icon, where a row has no room for words. */
  isSmall?: boolean
}>

/** Opens what changed of a row: who did it, when, and the values before and after. */
export function RowChangesButton({ isSmall = false, ...row }: RowChangesProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type={isSmall ? 'text' : 'default'}
        icon={<History size={16} aria-hidden />}
        {...(isSmall && { 'aria-label': t('row-changes.titleOf', { name: row.name }) })}
        onClick={() => setOpen(true)}
      >
        {!isSmall && t('row-changes.title')}
      </Button>
      {isOpen && (
        <Modal
          open
          width={640}
          title={t('row-changes.titleOf', { name: row.name })}
          footer={null}
          onCancel={() => setOpen(false)}
        >
          <RowChanges {...row} />
        </Modal>
      )}
    </>
  )
}

function RowChanges({ thing, id }: Omit<RowChangesProps, 'isSmall'>) {
  const t = useT()
  const { logs } = useClient()
  const query = useList<RowChange>(['row-changes', thing, id], (page, options) =>
    logs.changes({ ...page, thing, id }, options),
  )
  if (query.error && !query.data) return <Failure error={query.error} onRetry={query.refetch} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const rows = query.data.pages.flatMap(({ list }) => list)
  if (rows.length === 0) return <Empty title={t('row-changes.none')} hint={t('row-changes.noneHint')} />

  return (
    <>
      <ol className={styles.changes}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className={styles.head}>
              <span>
                {row.person?.name ?? t('row-changes.background')} · {row.what}
              </span>
              <span className={sharedStyles.weak}>
                <FormattedTime at={row.at} />
              </span>
            </div>
            <ul className={styles.values}>
              {row.changes.map((change) => (
                <li key={change.field}>
                  <Change change={change} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}

function Change({ change: { field, from, to } }: Readonly<{ change: RowChange['changes'][number] }>) {
  return (
    <>
      <span className={sharedStyles.weak}>{field}</span> {from !== '' && <del>{from}</del>}
      {from !== '' && to !== '' && ' → '}
      {to !== '' && <ins>{to}</ins>}
    </>
  )
}
