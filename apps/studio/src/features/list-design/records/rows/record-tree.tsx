import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQueries } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../../shell/desk.ts'
import { isNarrowed } from '../looking.ts'
import { type RecordRow, recordPageQuery, useRecordPage } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { Pages } from './pages.tsx'
import { RecordGrid } from './record-grid.tsx'
import { RecordTable } from './record-table.tsx'
import type { Sum } from './sums.tsx'
import { tableHeight } from './table-height.ts'

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

const most = 200

/** The records below those that are open, by the one above them; at most 200 of each. */
function useBelow(open: readonly string[]) {
  const client = useClient()
  const { config, question } = useRecordsDesk()
  const answers = useQueries({
    queries: open.map((parent) =>
      recordPageQuery(client, config.id, { question: { ...question, parent }, page: 1, pageSize: most }),
    ),
  })
  return {
    rows: new Map(open.map((id, at) => [id, answers[at]?.data?.list ?? []])),
    error: answers.find(({ error }) => error)?.error,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isCut: answers.some(({ data }) => data?.next),
  }
}

type TreeRow = RecordRow & Readonly<{ children?: TreeRow[] }>

/** A record with what is known of the records below it; none yet is an empty list. */
function withBelow(row: RecordRow, below: ReadonlyMap<string, readonly RecordRow[]>): TreeRow {
  if (!row.hasChildren) return row
  return { ...row, children: (below.get(row.id) ?? []).map((child) => withBelow(child, below)) }
}
