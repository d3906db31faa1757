import type { FormValues, PlanField } from '@signet/form'
import type { ListField } from '@signet/list'
import type { Cell } from '../../sheets/index.ts'
import { rowsOf } from './sent-rows.ts'
import { recordNumber } from './sheet-headings.ts'

type FormField = Extract<ListField, { from: 'form' }>

/** A column of a sheet that leaves: of the record as a whole, or of the rows of a sub-table. */
export type ExportColumn = Readonly<
  | { is: 'recordNumber'; path: string }
  | { is: 'rowNumber'; path: string }
  | { is: 'head'; path: string; field: ListField }
  | { is: 'row'; path: string; field: FormField; table: string }
>

/**
 * The columns in their order. With rows of sub-tables a record takes several rows of the sheet, so records are
 * numbered, and the rows of each sub-table: reading the sheet in finds each again, even where nothing else is filled in.
 */
export function exportColumns(fields: readonly ListField[]): readonly ExportColumn[] {
  const columns = fields.map(columnOf)
  const numbered = new Set(columns.flatMap((column) => (column.is === 'rowNumber' ? [column.path] : [])))
  const whole = columns.flatMap((column): ExportColumn[] => {
    if (column.is !== 'row' || numbered.has(column.table)) return [column]
    numbered.add(column.table)
    return [{ is: 'rowNumber', path: column.table }, column]
  })
  return numbered.size === 0 ? whole : [{ is: 'recordNumber', path: recordNumber }, ...whole]
}

function columnOf(field: ListField): ExportColumn {
  const { path } = field
  if (field.from === 'record') return { is: 'head', path, field }
  if (field.field.kind.holds === 'rows') return { is: 'rowNumber', path }
  const { parent } = field.field
  return parent === undefined ? { is: 'head', path, field } : { is: 'row', path, field, table: parent }
}

type Written = Readonly<{
  /** Of the record among all, from 1. */
  number: number
  values: FormValues
  /** What stands in a field of the record, and in a column of a row; nothing where its reader may not see it. */
  headCell: (field: ListField) => Cell
  rowCell: (field: PlanField, row: FormValues) => Cell
}>

/** The rows of the sheet that a record takes: one for each row of its longest sub-table, and one at least. */
export function* recordLines(columns: readonly ExportColumn[], written: Written): Generator<Cell[]> {
  const rows = new Map(
    columns.flatMap(({ is, path }) =>
      is === 'rowNumber' ? [[path, rowsOf(written.values[path])] as const] : [],
    ),
  )
  const depth = Math.max(1, ...[...rows.values()].map(({ length }) => length))
  for (let at = 0; at < depth; at += 1)
    yield columns.map((column) => cellAt(column, at, { ...written, rows }))
}

type Line = Written & Readonly<{ rows: ReadonlyMap<string, readonly FormValues[]> }>

function cellAt(column: ExportColumn, at: number, { number, rows, headCell, rowCell }: Line): Cell {
  switch (column.is) {
    case 'recordNumber':
      return at === 0 ? { number: String(number) } : null
    case 'head':
      return at === 0 ? headCell(column.field) : null
    case 'rowNumber':
      return rows.get(column.path)?.[at] ? { number: String(at + 1) } : null
    case 'row': {
      const row = rows.get(column.table)?.[at]
      return row ? rowCell(column.field.field, row) : null
    }
  }
}
