import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { Alert, Skeleton } from 'antd'
import { useState } from 'react'
import { isNarrowed } from '../looking.ts'
import { type RecordRow, useRecordPage } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { Pages } from './pages.tsx'
import { RecordGrid } from './record-grid.tsx'
import { RecordTable } from './record-table.tsx'
import type { Sum } from './sums.tsx'
import { tableHeight } from './table-height.ts'
import { useBelow, withBelow } from './use-below.ts'

type RecordTreeProps = Readonly<{ sums: readonly Sum[] }>

/** Records below each other, asked for as they are opened. What is searched for is shown flat: it lies anywhere. */
export function RecordTree(props: RecordTreeProps) {
  const { looking } = useRecordsDesk()
  return isNarrowed(looking) ? <RecordTable {...props} /> : <Levels {...props} />
}

function Levels({ sums }: RecordTreeProps) {
  const t = useT()
  const { config, question, looking, look } = useRecordsDesk()
  const { page } = looking
  const [open, setOpen] = useState<readonly string[]>([])
  const { data, error, refetch, isFetching } = useRecordPage(config.id, {
    question: { ...question, parent: top },
    page,
    pageSize: config.list.pageSize,
  })
  const below = useBelow(open)
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />

  const toggle = (row: RecordRow, isOpen: boolean) =>
    setOpen(isOpen ? [...new Set([...open, row.id])] : open.filter((id) => id !== row.id))
  return (
    <>
      {below.error && <Alert type="error" showIcon title={below.error.message} />}
      <RecordGrid
        rows={data.list.map((row) => withBelow(row, below.rows))}
        isBusy={isFetching || below.isFetching}
        sums={sums}
        height={tableHeight}
        expandable={{
          expandedRowKeys: [...open],
          onExpand: (isOpen, row) => toggle(row, isOpen),
          indentSize: 20,
        }}
        onRowKey={(row, key) => {
          if (key === 'ArrowRight' && row.hasChildren) toggle(row, true)
          if (key === 'ArrowLeft') toggle(row, false)
        }}
      />
      {below.isCut && <Alert type="info" showIcon title={t('list-design.records.cut')} />}
      <Pages page={page} total={data.pagination.total} onPage={(next) => look({ page: next })} />
    </>
  )
}

const top = '-1'
