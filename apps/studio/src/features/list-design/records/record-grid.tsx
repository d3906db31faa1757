import { useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Pagination, Skeleton, Table, type TableColumnsType } from 'antd'
import { useRef } from 'react'
import { useRowKeys } from '../../../shell/use-row-keys.ts'
import { CellEdit } from './cell-edit.tsx'
import type { ModelConfig, RecordRow } from './queries.ts'
import styles from './records.module.css'
import type { ShownColumn } from './shown-columns.ts'
import type { Asked } from './use-asking.ts'

const usualWidth = 170
/** What the bars around the table leave of the window. */
const tableHeight = 'max(240px, calc(100vh - 440px))'

type Page = Readonly<{ list: readonly RecordRow[]; pagination: Readonly<{ total: number }> }>
type RecordGridProps = Readonly<{
  config: ModelConfig
  columns: readonly ShownColumn[]
  records: UseQueryResult<Page>
  sums: readonly Readonly<{ path: string; text: string }>[]
  asked: Asked
  chosen: readonly string[]
  opened: string | undefined
  onAsk: (part: Partial<Asked>) => void
  onChosen: (ids: readonly string[]) => void
  onOpen: (id: string) => void
}>

/** The table itself, with the sums of all records that are meant below it. */
export function RecordGrid(props: RecordGridProps) {
  const { config, columns, records, sums, asked, chosen, opened, onAsk, onChosen, onOpen } = props
  const t = useT()
  const table = useRef<HTMLDivElement>(null)
  useRowKeys(table)
  const { data, error, refetch, isFetching } = records
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />

  return (
    <>
      <div ref={table} className={styles.table} aria-busy={isFetching}>
        <Table<RecordRow>
          size="small"
          rowKey="id"
          columns={gridColumns(columns, config, asked)}
          dataSource={data.list}
          pagination={false}
          showSorterTooltip={false}
          scroll={{ x: columns.reduce((sum, { width }) => sum + (width ?? usualWidth), 0), y: tableHeight }}
          locale={{ emptyText: <Empty title={t('list-design.records.none')} /> }}
          rowSelection={{
            selectedRowKeys: [...chosen],
            onChange: (keys) => onChosen(keys.map(String)),
            getCheckboxProps: (row) => ({
              'aria-label': t('list-design.records.choose', { name: nameIn(row) }),
            }),
          }}
          onChange={(_page, _filters, sorter) =>
            onAsk({ sort: [sorter].flat().flatMap(({ columnKey, order }) => sortOf(columnKey, order)) })
          }
          onRow={(row) => ({
            tabIndex: 0,
            'aria-selected': row.id === opened,
            'data-row': row.id,
            onClick: () => onOpen(row.id),
            onKeyDown: (event) => {
              if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row.id)
            },
          })}
          {...(sums.length > 0 && {
            summary: () => (
              <Table.Summary fixed>
                <Sums columns={columns} sums={sums} />
              </Table.Summary>
            ),
          })}
        />
      </div>
      <Pagination
        align="end"
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={asked.page}
        pageSize={config.list.pageSize}
        total={data.pagination.total}
        showTotal={(total) => t('studio.list.total', { total })}
        onChange={(page) => onAsk({ page })}
      />
    </>
  )
}

function gridColumns(
  columns: readonly ShownColumn[],
  config: ModelConfig,
  { sort }: Asked,
): TableColumnsType<RecordRow> {
  const orders = { ascending: 'ascend', descending: 'descend' } as const
  return columns.map((column) => {
    const { field, name, align, fixed, width, sortable, known } = column
    const order = sort.find((one) => one.field === field)?.direction
    return {
      key: field,
      title: name,
      align,
      ellipsis: true,
      width: width ?? usualWidth,
      ...(fixed !== 'none' && { fixed }),
      ...(sortable && known?.isSortable && { sorter: true, sortOrder: order ? orders[order] : null }),
      render: (_, row) =>
        config.list.inlineEdit && row.can.edit && known ? (
          <CellEdit modelId={config.id} row={row} field={known} name={name} />
        ) : (
          row.texts[field] || '—'
        ),
    }
  })
}

type SumsProps = Readonly<{
  columns: readonly ShownColumn[]
  sums: readonly Readonly<{ path: string; text: string }>[]
}>

/** The word stands below the boxes and the first column, unless that has a sum of its own. */
function Sums({ columns, sums }: SumsProps) {
  const t = useT()
  const sumOf = (column: ShownColumn | undefined) => sums.find(({ path }) => path === column?.field)?.text
  const span = sumOf(columns[0]) === undefined ? 2 : 1
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={span}>
        {t('list-design.records.sum')}
      </Table.Summary.Cell>
      {columns.slice(span - 1).map((column, at) => (
        <Table.Summary.Cell key={column.field} index={at + span} align={column.align}>
          {sumOf(column)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}

function sortOf(field: unknown, order: unknown): Asked['sort'] {
  if (typeof field !== 'string' || (order !== 'ascend' && order !== 'descend')) return []
  return [{ field, direction: order === 'ascend' ? 'ascending' : 'descending' }]
}

function nameIn({ id, texts }: RecordRow): string {
  return Object.values(texts).find(Boolean) ?? id
}
