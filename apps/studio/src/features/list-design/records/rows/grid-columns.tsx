import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { actionsAt } from '../actions/actions-at.ts'
import { RowActions } from '../actions/row-actions.tsx'
import type { ModelConfig, RecordRow } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'
import type { ShownColumn } from '../shown-columns.ts'
import { CellEdit } from './cell-edit.tsx'

const usualWidth = 170
const actionsWidth = 200
const orders = { ascending: 'ascend', descending: 'descend' } as const

/** The columns that somebody chose, and one for what the list's own buttons do with a record. */
export function useGridColumns(): TableColumnsType<RecordRow> {
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
export function gridWidth(shown: readonly ShownColumn[], config: ModelConfig): number {
  const own = actionsAt(config, 'record').length > 0 ? actionsWidth : 0
  return shown.reduce((sum, { width }) => sum + (width ?? usualWidth), own)
}
