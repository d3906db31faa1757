import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { readXlsx } from './read-xlsx.ts'
import {
  guard,
  refuseLarge,
  refuseUnreadable,
  refuseWideRow,
  type SheetRow,
  sheetLimits,
} from './sheet-row.ts'

/**
 * Yields the rows of the first sheet of a workbook, or of a CSV file, with only a few in memory. Tells them apart by
 * content. Refuses `sheets.unreadable` and `sheets.tooWide`.
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const start = await firstBytes(path)
  const isZip = start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  const isOldExcel = start.readUInt32BE(0) === 0xd0cf11e0
  if (isOldExcel) refuseUnreadable()
  yield* isZip ? readXlsx(path) : readCsv(path)
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    return (await file.read(Buffer.alloc(8), 0, 8, 0)).buffer
  } finally {
    await file.close()
  }
}

/**
 * Reads a CSV file row by row, as Excel writes it: UTF-8, UTF-16 or GB18030; commas, semicolons or tabs. A quote inside
 * an unquoted cell is a quote. Refuses `sheets.unreadable` and `sheets.tooWide`.
 */
async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { encoding, separator } = await detectFormat(path)
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\n', '\r\n'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: sheetLimits.rowLetters,
  })
  // The parser forwards errors of the preceding streams to the loop.
  const records = pipeline(createReadStream(path), decoderOf(encoding), parser, () => undefined)
  let number = 0
  try {
    for await (const cells of records) {
      number += 1
      if (number > sheetLimits.rows) refuseLarge()
      yield { number, cells: cellsOf(cells, number) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') refuseWideRow(number + 1)
    refuseUnreadable()
  }
}

/** Refuses the file at the first byte invalid in the encoding. */
function decoderOf(encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      return refuseUnreadable()
    }
  }
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) yield decode(chunk)
    yield decode()
  }
}

function cellsOf(cells: readonly string[], row: number): readonly string[] {
  const { columns, cellLetters } = sheetLimits
  if (cells.length > columns || cells.some((cell) => cell.length > cellLetters)) refuseWideRow(row)
  return cells.map((cell) => (cell.startsWith(guard) ? cell.slice(guard.length) : cell))
}

const sniffed = 256 * 1024

async function detectFormat(path: string): Promise<Readonly<{ encoding: string; separator: string }>> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffed), 0, sniffed, 0)
    const start = buffer.subarray(0, bytesRead)
    const encoding = encodingOf(start)
    const [line = ''] = new TextDecoder(encoding).decode(start).split(/\r?\n/)
    return { encoding, separator: separatorOf(line) }
  } finally {
    await file.close()
  }
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return 'utf-8'
  } catch {
    return 'gb18030'
  }
}

function separatorOf(line: string): string {
  const counted = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
