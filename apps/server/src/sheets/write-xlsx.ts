import { PassThrough, pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Cell, isCountable, isHazardous } from './cell.ts'
import type { SheetRows } from './write-csv.ts'
import { escaped, sheetEnd, sheetStart, styles, xlsxParts } from './xlsx-parts.ts'

/** Excel reads no more rows in one sheet, and older readers no part of four gigabytes. */
const mostRows = 1_048_576
const mostLetters = 1_000_000_000
const longestText = 32_767
/** Small pieces keep what is on its way small, too. */
const atOnce = 200

type Writing = Readonly<{ name: string; at: Date }>

/**
 * Rows as a workbook, packed while it is read; the first row is the heading of each sheet. What does not fit into one
 * sheet goes on in the next. Nothing but the batch in hand is in memory.
 */
export function writeXlsx(batches: SheetRows, { name, at }: Writing): Readable {
  const zip = new ZipFile()
  const sent = new PassThrough()
  zip.on('error', (error) => sent.destroy(error as Error))
  pipeline(zip.outputStream, sent, () => undefined)
  fill(zip, batches, { name, at }).catch((error: Error) => sent.destroy(error))
  return sent
}

async function fill(zip: ZipFile, batches: SheetRows, { name, at }: Writing): Promise<void> {
  const rows = openRows(batches)
  let sheets = 0
  do {
    sheets += 1
    const sheet = Readable.from(sheetOf(rows), { objectMode: false, highWaterMark: 64 * 1024 })
    // A little packing is nearly as small, and much faster.
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, {
      mtime: at,
      compressionLevel: 2,
    })
    await finished(sheet)
  } while (!rows.isAtEnd())

  for (const [path, part] of Object.entries(xlsxParts(name, sheets)))
    zip.addBuffer(Buffer.from(part), path, { mtime: at })
  zip.end()
}

type Rows = ReturnType<typeof openRows>

/** The batches as pieces of sheets: at most `most` rows at a time, with the heading kept for the next sheet. */
function openRows(batches: SheetRows) {
  const source = batches[Symbol.asyncIterator]()
  let rest: readonly (readonly Cell[])[] = []
  let heading: readonly Cell[] | undefined
  let isDone = false

  return {
    isAtEnd: () => isDone && rest.length === 0,
    heading: () => heading,
    take: async (most: number): Promise<readonly (readonly Cell[])[]> => {
      while (rest.length === 0 && !isDone) {
        const next = await source.next()
        if (next.done) isDone = true
        else rest = next.value
      }
      const taken = rest.slice(0, most)
      rest = rest.slice(most)
      heading ??= taken[0]
      return taken
    },
  }
}

async function* sheetOf(rows: Rows): AsyncGenerator<string> {
  yield sheetStart
  const again = rows.heading()
  if (again) yield rowXml(again, 1)
  let count = again ? 1 : 0
  let length = 0
  while (count < mostRows && length < mostLetters) {
    const taken = await rows.take(Math.min(mostRows - count, atOnce))
    if (taken.length === 0) break

    const start = count
    const xml = taken.map((row, at) => rowXml(row, start + at + 1)).join('')
    count += taken.length
    length += xml.length
    yield xml
  }
  yield sheetEnd
}

function rowXml(row: readonly Cell[], number: number): string {
  const style = number === 1 ? styles.bold : styles.plain
  const cells = row.map((cell, at) => cellXml(cell, { place: `${columnLetters(at)}${number}`, style }))
  return `<row r="${number}">${cells.join('')}</row>`
}

type Place = Readonly<{ place: string; style: number }>

function cellXml(cell: Cell, { place, style }: Place): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return textXml(cell.slice(0, longestText), { place, style: isHazardous(cell) ? styles.quoted : style })
  return isCountable(cell.number)
    ? `<c r="${place}" s="${style}"><v>${cell.number}</v></c>`
    : textXml(cell.number, { place, style })
}

function textXml(text: string, { place, style }: Place): string {
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

const letters: string[] = []

/** The 28th column is `AB`. */
function columnLetters(at: number): string {
  const known = letters[at]
  if (known !== undefined) return known
  const last = String.fromCharCode(65 + (at % 26))
  const made = at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`
  letters[at] = made
  return made
}
