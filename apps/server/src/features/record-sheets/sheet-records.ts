import type { SheetRow } from '../../sheets/index.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** The sheet rows of one record: the first has its fields, all may have sub-table rows. */
export type SheetRecord = readonly [SheetRow, ...SheetRow[]]

/** One row more than the largest sub-table; further rows count as a new record, which reports a problem. */
const longest = 5001
const atOnce = 250

/** Yields the records of a sheet in batches of a few hundred rows; skips empty rows. */
export async function* sheetRecords(
  rows: AsyncIterable<SheetRow>,
  columns: readonly SheetColumn[],
): AsyncGenerator<readonly SheetRecord[]> {
  let records: SheetRecord[] = []
  let count = 0
  for await (const record of eachRecord(rows, columns)) {
    records.push(record)
    count += record.length
    if (count < atOnce) continue
    yield records
    records = []
    count = 0
  }
  if (records.length > 0) yield records
}

async function* eachRecord(
  rows: AsyncIterable<SheetRow>,
  columns: readonly SheetColumn[],
): AsyncGenerator<SheetRecord> {
  const begins = beginning(columns)
  let open: [SheetRow, ...SheetRow[]] | undefined
  for await (const row of rows) {
    if (saysNothing(row, columns)) continue
    if (open && !begins(row) && open.length < longest) {
      open.push(row)
      continue
    }
    if (open) yield open
    open = [row]
  }
  if (open) yield open
}

/** A record begins at a row with a value outside the sub-tables. */
function beginning(columns: readonly SheetColumn[]): (row: SheetRow) => boolean {
  if (!columns.some(isOfRows)) return () => true
  const heads = columns.flatMap((column, at) => (isOfRecord(column) ? [at] : []))
  return ({ cells }) => heads.some((at) => (cells[at] ?? '').trim() !== '')
}

function isOfRows(column: SheetColumn): boolean {
  return column.is === 'rowNumber' || (column.is === 'cell' && column.field.parent !== undefined)
}

function isOfRecord(column: SheetColumn): boolean {
  if (column.is === 'unread') return column.of === 'record'
  return !isOfRows(column)
}

function saysNothing({ cells }: SheetRow, columns: readonly SheetColumn[]): boolean {
  return cells.every((cell, at) => {
    const column = columns[at]
    return cell.trim() === '' || (column?.is === 'unread' && column.of === 'problems')
  })
}
