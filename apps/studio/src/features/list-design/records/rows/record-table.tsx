import { Failure } from '@signet/ui'
import { Skeleton } from 'antd'
import { useRecordPage } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { Pages } from './pages.tsx'
import { RecordGrid } from './record-grid.tsx'
import type { Sum } from './sums.tsx'
import { tableHeight } from './table-height.ts'

/** One row for each record, page by page. */
export function RecordTable({ sums }: Readonly<{ sums: readonly Sum[] }>) {
  const { config, question, looking, look } = useRecordsDesk()
  const { page } = looking
  const { data, error, refetch, isFetching } = useRecordPage(config.id, {
    question,
    page,
    pageSize: config.list.pageSize,
  })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />

  return (
    <>
      <RecordGrid rows={data.list} isBusy={isFetching} sums={sums} height={tableHeight} />
      <Pages page={page} total={data.pagination.total} onPage={(next) => look({ page: next })} />
    </>
  )
}
