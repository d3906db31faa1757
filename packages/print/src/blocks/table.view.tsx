import type { BlockView } from '../react/block-view.ts'
import { RowsTable } from '../react/record-values.tsx'
import type { TableBlock } from './table.ts'

export const tableView: BlockView<TableBlock> = ({ block, record, context: formulaContext }) => {
  const line = record.lines.find(({ path }) => path === block.table)
  if (!line) return null
  const { columns, sums, numbered, repeatsHeading } = block
  return (
    <RowsTable
      line={line}
      context={formulaContext}
      columns={columns}
      sums={sums}
      numbered={numbered}
      repeatsHeading={repeatsHeading}
    />
  )
}
