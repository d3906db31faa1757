import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, useFeedback } from '@signet/ui'
import { Button, Segmented, Skeleton, Table, type TableColumnsType } from 'antd'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { SearchBox } from '../../../kit/lists/search-box.tsx'
import styles from './announcements.module.css'
import {
  type Announcement,
  type Receipt,
  type ReceiptFilter,
  receiptsPerPage,
  useAnnouncementMutation,
  useReceipts,
} from './queries.ts'

/** Who read and confirmed an announcement, who did not, and a reminder for them. */
export function ReceiptTable({ one }: Readonly<{ one: Announcement }>) {
  const t = useT()
  const { counts, needsConfirmation } = one
  const [only, setOnly] = useState<ReceiptFilter | 'all'>('all')
  const [keyword, setKeyword] = useState('')
  const { people, read, confirmed } = counts
  const numbers = { all: people, read, unread: people - read, confirmed, unconfirmed: people - confirmed }
  const filters = needsConfirmation ? all : all.slice(0, 3)
  return (
    <div className={styles.receipts}>
      <div className={styles.actions}>
        <Segmented<ReceiptFilter | 'all'>
          aria-label={t('announcements.readers')}
          value={only}
          options={filters.map((value) => ({
            value,
            label: t(`announcements.only.${value}`, { count: numbers[value] }),
          }))}
          onChange={setOnly}
        />
        <SearchBox value={keyword} onSearch={(next) => setKeyword(next ?? '')} />
        <RemindButton one={one} />
      </div>
      <Receipts key={`${only} ${keyword}`} one={one} only={only} keyword={keyword} />
    </div>
  )
}

const all = ['all', 'read', 'unread', 'confirmed', 'unconfirmed'] as const

type ReceiptsProps = Readonly<{ one: Announcement; only: ReceiptFilter | 'all'; keyword: string }>

function Receipts({ one: { id, needsConfirmation }, only, keyword }: ReceiptsProps) {
  const t = useT()
  const [currentPage, setPage] = useState(1)
  const query = useReceipts(id, { only: only === 'all' ? undefined : only, keyword, currentPage })
  const { data, error, refetch } = query
  if (data === undefined && error) return <Failure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (data.list.length === 0) return <Empty title={t('announcements.noMatch')} />

  return (
    <Table<Receipt>
      rowKey={({ person }) => person.id}
      size="small"
      dataSource={[...data.list]}
      columns={columnsIn(t, needsConfirmation)}
      pagination={{
        current: currentPage,
        pageSize: receiptsPerPage,
        total: data.pagination.total,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: setPage,
      }}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>, needsConfirmation: boolean): TableColumnsType<Receipt> {
  return [
    { title: t('announcements.person'), render: (_, { person }) => person.name },
    { title: t('announcements.department'), render: (_, { department }) => department || '—' },
    { title: t('announcements.readAt'), render: (_, { readAt }) => <FormattedTime at={readAt} /> },
    ...(needsConfirmation
      ? [
          {
            title: t('announcements.confirmedAt'),
            render: (_: unknown, { confirmedAt }: Receipt) => <FormattedTime at={confirmedAt} />,
          },
        ]
      : []),
  ]
}

function RemindButton({ one: { id, counts, needsConfirmation } }: Readonly<{ one: Announcement }>) {
  const t = useT()
  const feedback = useFeedback()
  const remind = useAnnouncementMutation((calls, _: undefined) => calls.remind({ id }))
  const behind = counts.people - (needsConfirmation ? counts.confirmed : counts.read)
  const ask = async () => {
    const title = t('announcements.remindTitle', { count: behind })
    if (!(await feedback.ask({ title, confirm: t('announcements.remind') }))) return
    remind.mutate(undefined, {
      onSuccess: ({ people }) => feedback.success(t('announcements.reminded', { count: people })),
    })
  }
  return (
    <>
      <Button
        disabled={behind === 0}
        loading={remind.isPending}
        icon={<BellRing size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {t('announcements.remind')}
      </Button>
      <ErrorNote error={remind.error} />
    </>
  )
}
