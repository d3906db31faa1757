import { type LocalizedText, textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Table } from 'antd'

type Row = Readonly<Record<string, unknown>>
type RowTableProps = Readonly<{
  rows: readonly Row[]
  columns: readonly Readonly<{ name: string; label: LocalizedText }>[]
}>

/** Rows as they came, under the names of their columns. */
export function RowTable({ rows, columns }: RowTableProps) {
  const t = useT()
  const { locale } = useLanguage()
  if (rows.length === 0) return <Empty title={t('data-interfaces.noRows')} />

  const labels = new Map(columns.map(({ name, label }) => [name, textIn(locale, label) || name]))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return (
    <Table<Row>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={(row) => String(rows.indexOf(row))}
      dataSource={rows}
      columns={names.map((name) => ({
        key: name,
        title: labels.get(name) ?? name,
        render: (_, row) => shown(row[name]),
      }))}
    />
  )
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
