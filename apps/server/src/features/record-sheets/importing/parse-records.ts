import type { FieldValue, FormValues, ImportLookup, PlanField, Referent } from '@signet/form'
import type { AskingModel } from '../../../records/models/index.ts'
import type { SheetRow } from '../../../sheets/index.ts'
import { createTurns } from '../../../workers/index.ts'
import { type FoundIds, namesToIds } from '../../lookups/choices/index.ts'
import type { Importable } from '../importable.ts'
import { writeMark } from '../sent-rows.ts'
import type { SheetColumn } from '../sheet-columns.ts'

export type ParsedRecord = Readonly<{
  number: number
  /** Its rows in the sheet, each with one cell per heading. */
  lines: readonly SheetRow[]
  /** The values as a form would send them, with sub-table rows identified by marks. */
  sent: FormValues
  /** The same as display text. */
  said: FormValues
}>

/**
 * Parses the cells of records. The first pass collects names to look up together; the second builds values.
 * Empty cells set nothing.
 */
export async function parseRecords(
  asking: AskingModel,
  { opened }: Importable,
  { records, columns }: Readonly<{ records: readonly SheetRecord[]; columns: readonly SheetColumn[] }>,
): Promise<readonly ParsedRecord[]> {
  const { locale } = asking.caller
  const wanted = new Map<Referent, Set<string>>()
  const note = (of: Referent, name: string) => {
    wanted.set(of, (wanted.get(of) ?? new Set()).add(name))
    return undefined
  }
  const take = columnTaker(columns)
  const turns = createTurns(cellsPerTurn)
  for (const record of records) {
    take(record, cellReader({ locale, idOf: note }))
    await turns.after(record.length * columns.length)
  }

  const idOf: FoundIds = wanted.size === 0 ? () => undefined : await namesToIds(asking, opened, wanted)
  const means = cellReader({ locale, idOf })
  const parsed: ParsedRecord[] = []
  for (const record of records) {
    parsed.push({
      number: record[0].number,
      lines: record.map(({ number, cells }) => ({ number, cells: columns.map((_, at) => cells[at] ?? '') })),
      sent: take(record, means),
      said: take(record, (_, text) => text),
    })
    await turns.after(record.length * columns.length)
  }
  return parsed
}

/** Cells parsed until other calls get their turn. */
const cellsPerTurn = 2_000

type ReadCell = (field: PlanField, text: string) => FieldValue

function cellReader(lookup: ImportLookup): ReadCell {
  return ({ kind, settings }, text) => kind.parse?.(text, settings, lookup) ?? null
}

type CellColumn = Readonly<{ at: number; field: PlanField }>
type Table = Readonly<{ key: string; numberAt: number | undefined; cells: readonly CellColumn[] }>

/** Returns a function that reads the cells of a record with `read`. */
function columnTaker(columns: readonly SheetColumn[]) {
  const placed = columns.flatMap((column, at) => (column.is === 'cell' ? [{ at, field: column.field }] : []))
  const own = placed.filter(({ field }) => field.parent === undefined)
  const tables = tablesIn(columns, placed)
  return (record: SheetRecord, read: ReadCell): FormValues => ({
    ...valuesIn(own, record[0], read),
    ...Object.fromEntries(
      tables.flatMap((table) => {
        const rows = rowsIn(table, record, read)
        return rows.length === 0 ? [] : [[table.key, rows]]
      }),
    ),
  })
}

function tablesIn(columns: readonly SheetColumn[], placed: readonly CellColumn[]): readonly Table[] {
  const keys = [
    ...placed.map(({ field }) => field.parent ?? ''),
    ...columns.map((column) => (column.is === 'rowNumber' ? column.table : '')),
  ]
  return [...new Set(keys.filter((key) => key !== ''))].map((key) => {
    const numberAt = columns.findIndex((column) => column.is === 'rowNumber' && column.table === key)
    return {
      key,
      numberAt: numberAt < 0 ? undefined : numberAt,
      cells: placed.filter(({ field }) => field.parent === key),
    }
  })
}

/** Where rows are numbered, the number identifies an existing row; no number adds a row. */
function rowsIn({ numberAt, cells }: Table, record: SheetRecord, read: ReadCell): FormValues[] {
  const lines = record.filter((row) =>
    [...cells.map(({ at }) => at), ...(numberAt === undefined ? [] : [numberAt])].some(
      (at) => textAt(row, at) !== '',
    ),
  )
  return lines.map((row, at) => {
    const place = numberAt === undefined ? at + 1 : placeIn(textAt(row, numberAt))
    return { id: writeMark({ line: row.number, place }), ...valuesIn(cells, row, read) }
  })
}

function placeIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function valuesIn(placed: readonly CellColumn[], row: SheetRow, read: ReadCell): FormValues {
  return Object.fromEntries(
    placed.flatMap(({ at, field }) => {
      const text = textAt(row, at)
      return text === '' ? [] : [[field.key, read(field, text)] as const]
    }),
  )
}

function textAt({ cells }: SheetRow, at: number): string {
  return cells[at]?.trim() ?? ''
}

/** The sheet rows of one record: the first has its fields, all may have sub-table rows. */
export type SheetRecord = readonly [SheetRow, ...SheetRow[]]

/** One row more than the largest sub-table; what exceeds it or the letters counts as a new record, which has a problem. */
const longest = 5001
const atOnce = 100
/** Letters of one record, and of a batch, so that checking them is short. */
const mostLetters = 1_000_000
const lettersAtOnce = 200_000

/** Yields the records of a sheet in batches of a hundred rows; skips empty rows. */
export async function* sheetRecords(
  rows: AsyncIterable<SheetRow>,
  columns: readonly SheetColumn[],
): AsyncGenerator<readonly SheetRecord[]> {
  let records: SheetRecord[] = []
  let count = 0
  let letters = 0
  for await (const record of eachRecord(rows, columns)) {
    records.push(record)
    count += record.length
    letters += record.reduce((sum, row) => sum + lettersOf(row), 0)
    if (count < atOnce && letters < lettersAtOnce) continue
    yield records
    records = []
    count = 0
    letters = 0
  }
  if (records.length > 0) yield records
}

async function* eachRecord(
  rows: AsyncIterable<SheetRow>,
  columns: readonly SheetColumn[],
): AsyncGenerator<SheetRecord> {
  const begins = recordStartTest(columns)
  let open: [SheetRow, ...SheetRow[]] | undefined
  let letters = 0
  for await (const row of rows) {
    if (isEmptyRow(row, columns)) continue
    letters += lettersOf(row)
    if (open && !begins(row) && hasRoom(open.length, letters)) {
      open.push(row)
      continue
    }
    if (open) yield open
    open = [row]
    letters = lettersOf(row)
  }
  if (open) yield open
}

function hasRoom(rows: number, letters: number): boolean {
  return rows < longest && letters < mostLetters
}

function lettersOf({ cells }: SheetRow): number {
  return cells.reduce((sum, { length }) => sum + length, 0)
}

/** A record begins at a row with a value outside the sub-tables. */
function recordStartTest(columns: readonly SheetColumn[]): (row: SheetRow) => boolean {
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

function isEmptyRow({ cells }: SheetRow, columns: readonly SheetColumn[]): boolean {
  return cells.every((cell, at) => {
    const column = columns[at]
    return cell.trim() === '' || (column?.is === 'unread' && column.of === 'problems')
  })
}
