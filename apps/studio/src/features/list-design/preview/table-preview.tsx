import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { alignmentOf } from '@signet/list'
import { Empty, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useColumnName, useListDesigner } from '../designer/list-context.ts'
import { findFieldName } from '../fields/known-fields.ts'
import styles from './preview.module.css'

type TablePreviewProps = Readonly<{ rows: readonly SampleRow[]; total: number }>

/** The table, with a tree beside it or in groups, depending on the layout. */
export function TablePreview({ rows, total }: TablePreviewProps) {
  const t = useT()
  const words = useLocalizedText()
  const { list, fields } = useListDesigner()
  const { layout, leftTree, group } = list
  const groups =
    layout === 'groups' && group ? [...Map.groupBy(rows, createTextCell(group.field))] : [['', rows] as const]

  return (
    <div className={styles.desktop} inert data-layout={layout}>
      <TopLine />
      <TabLine rows={rows} total={total} />
      <div className={styles.body}>
        {layout === 'leftTree' && leftTree && (
          <div className={styles.tree}>
            <strong>{words(leftTree.title) || findFieldName(fields, leftTree.field)}</strong>
            {listValues(rows, leftTree.field).map((value) => (
              <span key={value}>{value}</span>
            ))}
          </div>
        )}
        <div className={sharedStyles.grow}>
          {groups.map(([name, own]) => (
            <div key={name}>
              {layout === 'groups' && (
                <p className={styles.group}>
                  {name || t('list-design.preview.none')} ({own.length})
                </p>
              )}
              <Rows rows={own} />
            </div>
          ))}
          {rows.length === 0 && <Empty title={t('list-design.preview.empty')} />}
        </div>
      </div>
    </div>
  )
}

function Rows({ rows }: Readonly<{ rows: readonly SampleRow[] }>) {
  const t = useT()
  const nameOf = useColumnName()
  const { list, fields } = useListDesigner()
  const shown = list.columns.filter((column) => column.shown)
  const columns = shown.map(({ field, label, width, align, fixed, sortable }) => ({
    key: field,
    title: nameOf({ field, label }),
    align: alignmentOf(
      { align },
      fields.find(({ path }) => path === field),
    ),
    ellipsis: true,
    width: width ?? 140,
    ...(fixed !== 'none' && { fixed }),
    ...(sortable && { sorter: true }),
    render: (_: unknown, row: SampleRow) => row.texts[field] || '—',
  }))
  return (
    <Table<SampleRow>
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      scroll={{ x: shown.reduce((sum, { width }) => sum + (width ?? 140), 0) }}
      locale={{ emptyText: ' ' }}
      {...(list.sums.length > 0 && {
        footer: () => t('list-design.preview.sums', { count: list.sums.length }),
      })}
    />
  )
}

/** Search, filter, and the buttons over the list. */
function TopLine() {
  const t = useT()
  const words = useLocalizedText()
  const { list } = useListDesigner()
  const overList = new Set(['add', 'import', 'export', 'batchRemove', 'print'])
  const buttons = list.buttons.filter(({ key, shown }) => shown && overList.has(key))
  const actions = list.actions.filter(({ place }) => place === 'list')
  return (
    <div className={styles.top}>
      {list.keyword.length > 0 && <span className={styles.box}>{t('studio.list.search')}</span>}
      {list.searches.length > 0 && (
        <Button size="small">{t('list-design.preview.filter', { count: list.searches.length })}</Button>
      )}
      <span className={sharedStyles.fill} />
      {buttons.map(({ key, label }) => (
        <Button key={key} size="small" type={key === 'add' ? 'primary' : 'default'}>
          {(label && words(label)) || t(`list-design.button.${key}`)}
        </Button>
      ))}
      {actions.map(({ key, label }) => (
        <Button key={key} size="small">
          {words(label) || key}
        </Button>
      ))}
    </div>
  )
}

function TabLine({ rows, total }: TablePreviewProps) {
  const t = useT()
  const { list } = useListDesigner()
  if (!list.tabs) return null
  const values = listValues(rows, list.tabs.field)
  return (
    <div className={styles.tabs}>
      {list.tabs.withAll && (
        <strong>
          {t('list-design.preview.all')} {total}
        </strong>
      )}
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </div>
  )
}

function createTextCell(path: string) {
  return ({ texts }: SampleRow) => texts[path] ?? ''
}

function listValues(rows: readonly SampleRow[], path: string): readonly string[] {
  return [...new Set(rows.map(createTextCell(path)).filter(Boolean))]
}

export type SampleRow = Readonly<{ id: string; texts: Readonly<Record<string, string>> }>

const maxRows = 8

/** A few real records with the texts of all fields, including unpublished ones. */
export function useSample(modelId: string, isModel: boolean) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'sample'],
    queryFn: ({ signal }) => readSample(records, modelId, signal),
    enabled: isModel,
  })
}

async function readSample(records: Client['records'], modelId: string, signal: AbortSignal) {
  const { list, pagination } = await records.list({ modelId, pageSize: maxRows }, { signal })
  const ids = list.map(({ id }) => id)
  const printed = ids.length > 0 ? (await records.print({ modelId, ids }, { signal })).list : []
  const rows = list.map(({ id, texts }): SampleRow => {
    const lines = printed.find((one) => one.id === id)?.lines ?? []
    return { id, texts: { ...Object.fromEntries(lines.flatMap(listTexts)), ...texts } }
  })
  return { rows, total: pagination.total }
}

type PrintedLine = Awaited<ReturnType<Client['records']['print']>>['list'][number]['lines'][number]

/** The columns of a sub-table share one cell, a line per row. */
function listTexts({ path, text, rows = [] }: PrintedLine): (readonly [string, string])[] {
  const cells = Map.groupBy(rows.flat(), (cell) => cell.path)
  return [
    [path, text],
    ...Array.from(cells, ([column, all]) => [column, all.map((cell) => cell.text).join('、')] as const),
  ]
}
