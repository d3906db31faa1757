import type { SheetRow } from '../../sheets/index.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** The rows of a sheet that make a record: the first says what it is, the others hold further rows of its sub-tables. */
export type SheetRecord = readonly [SheetRow, ...SheetRow[]]

/** As many rows as a sub-table may have at most, and one; what follows begins a record that says so. */
const longest = 5001
const atOnce = 250

/** The records of a sheet, a few hundred rows at a time. Empty rows say nothing. */
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

/** A record begins where anything is said that is not of a row of a sub-table. */
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
