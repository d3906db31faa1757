import { type Archive, openArchive, parseXml } from './open-archive.ts'
import { refuseLarge, refuseUnreadable, refuseWideRow, type SheetRow, sheetLimits } from './sheet-row.ts'
import { dateStyles, firstSheet, sharedWords } from './workbook-parts.ts'

const largestSheet = 1024 ** 3

/** Yields the rows of the first sheet of a workbook (ECMA-376) as displayed; skips empty rows. */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const archive = await openArchive(path)
  try {
    yield* rowsOf(archive)
  } finally {
    archive.close()
  }
}

type Sheet = Readonly<{ words: readonly string[]; dates: ReadonlySet<number>; is1904: boolean }>

type OpenCell = { type: string; style: number; column: number; value: string }

async function* rowsOf(archive: Archive): AsyncGenerator<SheetRow> {
  const { path, is1904 } = await firstSheet(archive)
  const sheet = { words: await sharedWords(archive), dates: await dateStyles(archive), is1904 }
  const gathered = gather(sheet)
  for await (const _ of parseXml(archive.read(path, largestSheet), gathered.reader)) yield* gathered.take()
}

/** Returns a reader that collects rows, and a function to take them. Empty rows and cells count as well. */
function gather(sheet: Sheet) {
  let rows: SheetRow[] = []
  let number = 0
  let cellCount = 0
  let letters = 0
  let cells: string[] = []
  let cell: OpenCell | undefined
  let isValue = false

  const open = (tag: string, attributes: Readonly<Record<string, string>>) => {
    if (tag === 'row') {
      number = rowNumber(attributes['r'], number)
      cells = []
      letters = 0
    }
    if (tag === 'c') {
      cellCount += 1
      if (cellCount > sheetLimits.cells) refuseLarge()
      cell = openCell(attributes, cells.length)
    }
    isValue = tag === 'v' || tag === 't'
  }
  const close = (tag: string) => {
    isValue = false
    if (tag === 'c' && cell) {
      const text = textOf(cell, sheet)
      letters += text.length
      if (letters > sheetLimits.rowLetters) refuseWideRow(number)
      putCell(cells, cell.column, text, number)
      cell = undefined
    }
    if (tag === 'row' && cells.some((text) => text !== '')) rows.push({ number, cells })
  }
  const text = (piece: string) => {
    if (!cell || !isValue) return
    if (cell.value.length + piece.length > sheetLimits.cellLetters) refuseWideRow(number)
    cell.value += piece
  }

  return {
    reader: { open, close, text },
    take: () => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** Returns the number of a row, which must be above the one before. */
function rowNumber(written: string | undefined, before: number): number {
  const number = written === undefined ? before + 1 : Number(written)
  if (!Number.isInteger(number) || number <= before) refuseUnreadable()
  return number <= sheetLimits.rows ? number : refuseLarge()
}

/** Fills missing cells with empty texts. */
function putCell(cells: string[], column: number, text: string, row: number): void {
  if (column < 0 || column >= sheetLimits.columns) refuseWideRow(row)
  while (cells.length < column) cells.push('')
  cells[column] = text
}

function openCell({ t = 'n', s = '0', r }: Readonly<Record<string, string>>, next: number): OpenCell {
  return { type: t, style: Number(s), column: r === undefined ? next : columnOf(r), value: '' }
}

/** `AB12` is the 28th column. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place.replace(/[^A-Z]/g, '').slice(0, 3))
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function textOf({ type, style, value }: OpenCell, { words, dates, is1904 }: Sheet): string {
  switch (type) {
    case 's':
      return withoutEscapes(words[Number(value)] ?? '')
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return ''
    case 'n':
      if (value === '') return ''
      return dates.has(style) ? serialDate(Number(value), is1904) : plainNumber(value)
    default:
      return withoutEscapes(value)
  }
}

/** Characters that XML cannot hold are written as `_x0008_` (ECMA-376, ST_Xstring). */
function withoutEscapes(text: string): string {
  const unescaped = text.replace(/_x([\dA-F]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return unescaped.replaceAll('\0', '').toWellFormed()
}

/** Rounds to 15 digits, since a double stores 1.1 as `1.1000000000000001`. */
function plainNumber(value: string): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const short = String(Number(number.toPrecision(15)))
  return /e/i.test(short) ? value : short
}

const day = 86_400

/** Days from 1899-12-30 to 1970-01-01, and from 1904-01-01. */
const untilUnix = { 1900: 25_569, 1904: 24_107 } as const

/**
 * Formats a serial number as a date or time: `2026-03-01`, `2026-03-01T09:30` (with seconds unless zero), or `09:30`
 * for a time without a date. Excel treats 1900 as a leap year, so dates before March 1900 are one day off.
 */
function serialDate(serial: number, is1904: boolean): string {
  const seconds = Math.round((serial - untilUnix[is1904 ? 1904 : 1900]) * day)
  const instant = new Date(seconds * 1000)
  if (Number.isNaN(instant.getTime())) return String(serial)

  const [date = '', time = ''] = instant.toISOString().split('T')
  const clock = time.endsWith('00.000Z') ? time.slice(0, 5) : time.slice(0, 8)
  if (serial >= 0 && serial < 1) return clock
  return Number.isInteger(serial) ? date : `${date}T${clock}`
}
