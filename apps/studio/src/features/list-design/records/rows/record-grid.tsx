import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Table, type TableColumnsType, type TableProps } from 'antd'
import { useRef } from 'react'
import { useRowKeys } from '../../../../shell/use-row-keys.ts'
import { actionsAt } from '../actions/actions-at.ts'
import { RowActions } from '../actions/row-actions.tsx'
import type { ModelConfig, RecordRow } from '../queries.ts'
import styles from '../records.module.css'
import { useRecordsDesk } from '../records-desk.ts'
import type { ShownColumn } from '../shown-columns.ts'
import { CellEdit } from './cell-edit.tsx'
import { nameOf } from './name-of.ts'
import { type Sum, Sums } from './sums.tsx'

type RecordGridProps = Readonly<{
  rows: readonly RecordRow[]
  isBusy: boolean
  sums: readonly Sum[]
  /** Beside a group, the table is as long as its rows. */
  height?: string
  expandable?: NonNullable<TableProps<RecordRow>['expandable']>
  /** Keys on a row beside Enter. */
  onRowKey?: (row: RecordRow, key: string) => void
}>

/** Rows of records, with the sums of all that are meant below them. */
export function RecordGrid({ rows, isBusy, sums, height, expandable, onRowKey }: RecordGridProps) {
  const t = useT()
  const { config, shown, look, chosen, choose, opened, open } = useRecordsDesk()
  const table = useRef<HTMLDivElement>(null)
  useRowKeys(table)
  const columns = useGridColumns()

  return (
    <div ref={table} className={styles.table} aria-busy={isBusy}>
      <Table<RecordRow>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={[...rows]}
        pagination={false}
        showSorterTooltip={false}
        scroll={{ x: gridWidth(shown, config), ...(height && { y: height }) }}
        locale={{ emptyText: <Empty title={t('list-design.records.none')} /> }}
        {...(expandable && { expandable })}
        rowSelection={{
          selectedRowKeys: chosen.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          onSelect: (row, isChosen) => choose(isChosen ? [...chosen, row] : without(chosen, [row])),
          onSelectAll: (isChosen, _all, changed) =>
            choose(isChosen ? [...chosen, ...changed] : without(chosen, changed)),
          getCheckboxProps: (row) => ({
            'aria-label': t('list-design.records.choose', { name: nameOf(config, row) }),
          }),
        }}
        onChange={(_page, _filters, sorter) =>
          look({ sort: [sorter].flat().flatMap(({ columnKey, order }) => sortOf(columnKey, order)) })
        }
        onRow={(row) => ({
          tabIndex: 0,
          'aria-selected': row.id === opened,
          'data-row': row.id,
          onClick: () => open(row.id),
          onKeyDown: (event) => {
            if (event.target !== event.currentTarget) return
            if (event.key === 'Enter') open(row.id)
            else onRowKey?.(row, event.key)
          },
        })}
        {...(sums.length > 0 && {
          summary: () => (
            <Table.Summary fixed>
              <Sums columns={shown} sums={sums} hasActions={columns.length > shown.length} />
            </Table.Summary>
          ),
        })}
      />
    </div>
  )
}

function without(chosen: readonly RecordRow[], gone: readonly RecordRow[]): readonly RecordRow[] {
  return chosen.filter(({ id }) => !gone.some((row) => row.id === id))
}

function sortOf(field: unknown, order: unknown) {
  if (typeof field !== 'string' || (order !== 'ascend' && order !== 'descend')) return []
  return [{ field, direction: order === 'ascend' ? ('ascending' as const) : ('descending' as const) }]
}

const usualWidth = 170

const actionsWidth = 200

const orders = { ascending: 'ascend', descending: 'descend' } as const

/** The columns that somebody chose, and one for what the list's own buttons do with a record. */
function useGridColumns(): TableColumnsType<RecordRow> {
  const t = useT()
  const { config, shown, looking } = useRecordsDesk()
  const actions = actionsAt(config, 'record')
  const columns: TableColumnsType<RecordRow> = shown.map((column) => {
    const { field, name, align, fixed, width, sortable, known } = column
    const order = looking.sort.find((one) => one.field === field)?.direction
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
  if (actions.length === 0) return columns
  return [
    ...columns,
    {
      key: 'actions',
      title: t('list-design.records.actions'),
      fixed: 'right',
      width: actionsWidth,
      render: (_, row) => <RowActions row={row} />,
    },
  ]
}

/** How wide the table is at least, in pixels. */
function gridWidth(shown: readonly ShownColumn[], config: ModelConfig): number {
  const own = actionsAt(config, 'record').length > 0 ? actionsWidth : 0
  return shown.reduce((sum, { width }) => sum + (width ?? usualWidth), own)
}
