import type { FormValues, PlanField } from '@signet/form'
import type { ListField } from '@signet/list'
import type { Cell } from '../../sheets/index.ts'
import { rowsOf } from './sent-rows.ts'
import { recordNumber } from './sheet-headings.ts'

type FormField = Extract<ListField, { from: 'form' }>

/** A column of an exported sheet, for the record or for the rows of a sub-table. */
export type ExportColumn = Readonly<
  | { is: 'recordNumber'; path: string }
  | { is: 'rowNumber'; path: string }
  | { is: 'head'; path: string; field: ListField }
  | { is: 'row'; path: string; field: FormField; table: string }
>

/**
 * Returns the columns in order. Records and sub-table rows are numbered, so that an import matches them
 * even where all other cells are empty.
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

type ExportedRecord = Readonly<{
  /** Number of the record in the export, from 1. */
  number: number
  values: FormValues
  /** Cell of a record's field or a row's column; null where its reader may not see it. */
  headCell: (field: ListField) => Cell
  rowCell: (field: PlanField, row: FormValues) => Cell
}>

/** Yields the sheet rows of a record: one per row of its longest sub-table, at least one. */
export function* recordLines(columns: readonly ExportColumn[], written: ExportedRecord): Generator<Cell[]> {
  const rows = new Map(
    columns.flatMap(({ is, path }) =>
      is === 'rowNumber' ? [[path, rowsOf(written.values[path])] as const] : [],
    ),
  )
  const depth = Math.max(1, ...[...rows.values()].map(({ length }) => length))
  for (let at = 0; at < depth; at += 1)
    yield columns.map((column) => cellAt(column, at, { ...written, rows }))
}

type Line = ExportedRecord & Readonly<{ rows: ReadonlyMap<string, readonly FormValues[]> }>

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
