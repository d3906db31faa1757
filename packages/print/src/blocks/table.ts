import type { ListField } from '@signet/list'
import { z } from 'zod'
import { tablePart } from '../table-part.ts'
import { type BlockKind, BlockPath, blockCommon } from './block-kind.ts'

export const TableBlock = z.strictObject({
  kind: z.literal('table'),
  ...blockCommon,
  /** The sub-table. */
  table: BlockPath.default(''),
  /** Paths of its columns (`lines.amount`); empty for all. */
  columns: z.array(BlockPath).max(50).default([]),
  /** Number columns with a sum below. */
  sums: z.array(BlockPath).max(50).default([]),
  numbered: z.boolean().default(true),
  /** Repeat the heading on every page. */
  repeatsHeading: z.boolean().default(true),
})
export type TableBlock = Readonly<z.output<typeof TableBlock>>

/** The rows of a sub-table. */
export const table: BlockKind<TableBlock> = {
  begin: () => ({ kind: 'table' }),
  fields: (block) => [
    ...(block.table === '' ? [] : [{ at: 'table', path: block.table, fits: holdsRows }]),
    ...block.columns.map((path, at) => ({ at: `columns.${at}`, path, fits: isColumnOf(block.table) })),
    ...block.sums.map((path, at) => ({ at: `sums.${at}`, path, fits: isNumberOf(block.table) })),
  ],
  words: () => [],
  withWords: (block) => block,
  seen: (block, isSeen) => {
    if (!isSeen(block.table)) return undefined
    const columns = block.columns.filter(isSeen)
    if (columns.length === 0 && block.columns.length > 0) return undefined
    return { ...block, columns, sums: block.sums.filter(isSeen) }
  },
  parts: ({ table, ...choice }, printed) => {
    const line = printed.record.lines.find(({ path }) => path === table)
    return line?.rows ? [tablePart(line, choice, printed)] : []
  },
  printsEmpty: () => true,
  printsTimeline: () => false,
  lacks: (block) => (block.table === '' ? 'table' : undefined),
}

function holdsRows(field: ListField): boolean {
  return field.from === 'form' && field.field.kind.holds === 'rows'
}

function isColumnOf(table: string): (field: ListField) => boolean {
  return (field) => field.from === 'form' && field.field.parent === table
}

function isNumberOf(table: string): (field: ListField) => boolean {
  return (field) =>
    field.from === 'form' &&
    field.field.parent === table &&
    field.field.kind.valueType(field.field.settings) === 'number'
}
