import { useT } from '@signet/i18n/react'
import { valueCondition } from '@signet/list'
import { Empty, Failure } from '@signet/ui'
import { Collapse, Skeleton } from 'antd'
import { useState } from 'react'
import type { KnownField } from '../../fields/known-fields.ts'
import { type Group, type RecordQuestion, useGroups, useRecordPage } from '../queries.ts'
import styles from '../records.module.css'
import { useRecordsDesk } from '../records-desk.ts'
import { Pages } from './pages.tsx'
import { RecordGrid } from './record-grid.tsx'
import type { Sum } from './sums.tsx'

/** Records of the same value together, each group with its count and sums; the rows are asked for when a group is opened. */
export function GroupedRecords({ sums }: Readonly<{ sums: readonly Sum[] }>) {
  const t = useT()
  const { config, question, fields } = useRecordsDesk()
  const { data, error, refetch } = useGroups(config.id, question)
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />

  const field = fields.find(({ path }) => path === data.field)
  if (!field || data.list.length === 0) return <Empty title={t('list-design.records.none')} />
  return (
    <>
      <Collapse
        className={styles.groups ?? ''}
        destroyOnHidden
        defaultActiveKey={keyOf(data.list[0])}
        items={data.list.map((group) => ({
          key: keyOf(group),
          label: <GroupHead group={group} />,
          children: <GroupRows group={group} field={field} />,
        }))}
      />
      <TotalLine sums={sums} />
    </>
  )
}

function GroupHead({ group: { text, count, sums } }: Readonly<{ group: Group }>) {
  const t = useT()
  return (
    <span className={styles.groupHead}>
      <strong>{t('list-design.records.tab', { name: text || t('list-design.preview.none'), count })}</strong>
      <GroupSums sums={sums} />
    </span>
  )
}

type GroupRowsProps = Readonly<{ group: Group; field: KnownField }>

function GroupRows({ group, field }: GroupRowsProps) {
  const { config, question } = useRecordsDesk()
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useRecordPage(config.id, {
    question: within(question, field, group),
    page,
    pageSize: config.list.pageSize,
  })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} />
  return (
    <>
      <RecordGrid rows={data.list} isBusy={isFetching} sums={[]} />
      <Pages page={page} total={data.pagination.total} onPage={setPage} />
    </>
  )
}

/** What is asked for, of one group. */
function within(question: RecordQuestion, field: KnownField, { value }: Group): RecordQuestion {
  const { field: path, operator, value: asked } = valueCondition(field, value)
  const own = { field: path, operator, ...(asked !== undefined && { value: asked }) }
  return {
    ...question,
    filter: { match: 'all', conditions: [...(question.filter ? [question.filter] : []), own] },
  }
}

/** The sums of all groups together. */
function TotalLine({ sums }: Readonly<{ sums: readonly Sum[] }>) {
  const t = useT()
  const { columns } = useRecordsDesk()
  if (sums.length === 0) return null
  return (
    <p className={styles.groupHead}>
      <strong>{t('list-design.records.sum')}</strong>
      {sums.map(({ path, text }) => (
        <span key={path}>
          {t('list-design.records.groupSum', {
            name: columns.find(({ field }) => field === path)?.name ?? path,
            sum: text,
          })}
        </span>
      ))}
    </p>
  )
}

function keyOf(group: Group | undefined): string {
  return JSON.stringify(group?.value)
}

/** What the records of one group come to, as the columns write numbers. */
function GroupSums({ sums }: Pick<Group, 'sums'>) {
  const t = useT()
  const { columns } = useRecordsDesk()
  return sums.map(({ path, text }) => (
    <span key={path}>
      {t('list-design.records.groupSum', {
        name: columns.find((column) => column.field === path)?.name ?? path,
        sum: text,
      })}
    </span>
  ))
}
