import { useT } from '@signet/i18n/react'
import { Table } from 'antd'
import type { ShownColumn } from '../shown-columns.ts'

export type Sum = Readonly<{ path: string; text: string }>
type SumsProps = Readonly<{ columns: readonly ShownColumn[]; sums: readonly Sum[]; hasActions: boolean }>

/** The word stands below the boxes and the first column, unless that has a sum of its own. */
export function Sums({ columns, sums, hasActions }: SumsProps) {
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
      {hasActions && <Table.Summary.Cell index={columns.length + 1} />}
    </Table.Summary.Row>
  )
}
