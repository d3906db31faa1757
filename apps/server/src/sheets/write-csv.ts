import { Readable } from 'node:stream'
import { type Cell, guard, isHazardous } from './sheet-row.ts'

export type SheetRows = AsyncIterable<readonly (readonly Cell[])[]>

const byteOrderMark = '\ufeff'

/** Streams rows as CSV (RFC 4180, UTF-8 with a byte order mark for Excel) at the pace of the reader. */
export function writeCsv(batches: SheetRows): Readable {
  return Readable.from(linesOf(batches), { objectMode: false, highWaterMark: 64 * 1024 })
}

async function* linesOf(batches: SheetRows): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const rows of batches) yield rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')
}

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.number
  // Text that already has the guard gets another, since reading removes one.
  const text = isHazardous(cell) || cell.startsWith(guard) ? `${guard}${cell}` : cell
  // Lists are separated by semicolons or tabs in some regions.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
